#!/bin/sh
# Installs the Debian packages that are missing and checks that Swift is there.
# usage: setup.sh MINIMUM_SWIFT_VERSION PACKAGE…
set -eu

minimum=$1
shift

if ! command -v swift >/dev/null 2>&1; then
    echo "error: Swift $minimum or later is needed, and no 'swift' is on the PATH." >&2
    echo "       Get it from https://www.swift.org/install/linux/ and run this again." >&2
    exit 1
fi

missing=""
for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
[ -z "$missing" ] && exit 0

as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo"
echo "Installing$missing"
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
