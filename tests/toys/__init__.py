"""Small games of our own: each shows one thing that the kernel must do or must catch."""
