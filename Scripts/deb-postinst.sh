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
    toolchain=$(dirname "$(dirname "$(readlink -f "$compiler")")")
    ln -sfn "$toolchain/lib" /usr/lib/offstage/lib
    ln -sf "$toolchain/bin/llvm-profdata" "$toolchain/bin/llvm-cov" /usr/lib/offstage/bin/
else
    echo "offstage-swift: there is no swiftc; install its toolchain, then run dpkg-reconfigure offstage-swift" >&2
fi
