#!/bin/sh
# What the checks need of the machine itself: Debian's packages, brought where we may install them;
# else the line to type is named before anything is built.
set -eu

python=${PYTHON:-python3}
needed=
wanted=
command -v "$python" >/dev/null || needed="$needed python3"
"$python" -c 'import ensurepip, venv' 2>/dev/null || needed="$needed python3-venv"
command -v chromium >/dev/null || needed="$needed chromium"
# without a compiler the rules run as they are, only slower
command -v cc >/dev/null || wanted="$wanted build-essential"
"$python" - 2>/dev/null <<'PROBE' || wanted="$wanted python3-dev"
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PROBE

[ -n "$needed$wanted" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "machine: installing$needed$wanted" >&2
    export DEBIAN_FRONTEND=noninteractive
    # without the lists of packages the machine may still have what is needed
    apt-get update -qq >/dev/null || true
    # shellcheck disable=SC2086  # a list of packages
    apt-get install -y -qq --no-install-recommends $needed $wanted >/dev/null && exit 0
fi
if [ -n "$needed" ]; then
    echo "error: the checks need$needed; on Debian: sudo apt-get install -y$needed" >&2
    exit 1
fi
echo "machine: no$wanted: the rules are checked as plain Python only" >&2
