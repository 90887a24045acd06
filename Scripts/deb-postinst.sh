#!/bin/sh
# Leads the kit of `offstage swift` to the libraries of the toolchain that is installed.
# usage: postinst configure [VERSION]
set -e

[ "$1" = configure ] || exit 0
compiler=$(command -v swiftc || true)
for place in /opt/swift/usr/bin/swiftc /usr/local/swift/usr/bin/swiftc /usr/libexec/swift/bin/swiftc; do
    [ -n "$compiler" ] || [ ! -x "$place" ] || compiler=$place
done
if [ -n "$compiler" ]; then
    ln -sfn "$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib" /usr/lib/offstage/lib
else
    echo "offstage-swift: there is no swiftc; install its toolchain, then run dpkg-reconfigure offstage-swift" >&2
fi
