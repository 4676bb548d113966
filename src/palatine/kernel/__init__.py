"""The kernel: knows no game, plays every one of them."""
