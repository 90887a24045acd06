#!/bin/sh
# Writes the file `copyright` of the Debian packages: the licences of the program and of all that is linked into it.
# usage: deb-copyright.sh SOURCES
set -eu

sources=$1
licence() { sed 's/^$/./; s/^/ /' "$1"; }

cat <<EOF
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Offstage
Comment: The program is linked with libraries inside: those of Swift
 (Apache-2.0 with a runtime exception; Unicode's ICU is among them),
 swift-argument-parser (Apache-2.0 with the same exception), Yams with libyaml
 and OpenCombine (MIT), and, where Debian's archives were there, libstdc++ (GPL-3+ with the runtime
 library exception), nettle (LGPL-3+ or GPL-2+) and fribidi (LGPL-2.1+). The
 object files for linking anew are what the sources build.

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' "$sources/LICENSE")
License: MIT

License: MIT
$(sed '1,/^Copyright/d' "$sources/LICENSE" | sed '1{/^$/d}' | licence /dev/stdin)

Files: usr/bin/offstage
Copyright: Apple Inc. and the Swift project authors
 The GNU project: libstdc++, nettle, fribidi
 JP Simard, Kirill Simonov, Ingy döt Net: Yams and libyaml
 Sergej Jaskiewicz: OpenCombine
License: Apache-2.0 with the Swift runtime library exception
 On Debian systems the licence is in /usr/share/common-licenses/Apache-2.0.
 As an exception, if you use this Software to compile your source code and
 portions of this Software are embedded into the binary product as a result,
 you may redistribute such product without providing attribution as would
 otherwise be required by Sections 4(a), 4(b) and 4(d) of the License.
EOF
