"""The tests, as a package: helpers and toy games are shared between its folders."""
