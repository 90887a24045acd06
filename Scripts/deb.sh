#!/bin/sh
# Builds Debian packages: `offstage`, the program with its completions, and `offstage-swift`, the kit of `offstage swift`.
# The same program gives the same bytes: what stands in the packages has the time of the last commit.
# usage: deb.sh PROGRAM FOLDER [KIT]
set -eu

program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
kit=${3:-}
sources=$(cd "$(dirname "$0")/.." && pwd)
version=$("$program" --version)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$sources" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
maintainer="${DEBFULLNAME:-The Offstage authors} <${DEBEMAIL:-offstage@localhost}>"

# Pictures are drawn with these: the first are those of the system's font, the others stand in for Apple's further fonts,
# scripts and symbols.
fonts="fonts-inter, fonts-noto-core, fonts-noto-mono"
more_fonts="fonts-noto-cjk, fonts-noto-color-emoji, fonts-liberation, fonts-dejavu-core, fonts-dejavu-extra, fonts-lato, fonts-paratype, bootstrap-icons"

# The kit's modules of C name headers of the system.
headers="libfreetype-dev, libharfbuzz-dev, libfribidi-dev, libunibreak-dev, nettle-dev"

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
umask 022

# libraries PACKAGE FILE… : the Debian packages of the libraries that files link, with the versions that they need.
libraries() {
    package=$1
    shift
    mkdir -p "$room/depends/debian"
    printf 'Source: offstage\n\nPackage: %s\nArchitecture: any\n' "$package" >"$room/depends/debian/control"
    # Swift's own libraries are no package of Debian's: a program that was linked with them says so here.
    (cd "$room/depends" && dpkg-shlibdeps -O --ignore-missing-info "$@" 2>"$room/depends/log") | sed 's/^shlibs:Depends=//'
}

# documents PACKAGE TREE : what Debian's policy asks every package to say.
documents() {
    doc=$2/usr/share/doc/$1
    mkdir -p "$doc"
    sh "$sources/Scripts/deb-copyright.sh" "$sources" >"$doc/copyright"
    {
        echo "offstage ($version) unstable; urgency=medium"
        printf '\n  * Built from the sources of this version.\n\n'
        echo " -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n >"$doc/changelog.gz"
}

# build PACKAGE TREE : writes the package.
build() {
    # Whatever the files were made with, they are readable by all.
    chmod -R u+rwX,go+rX,go-w "$2"
    size=$(du -sk --apparent-size "$2" | cut -f1)
    sed -i "s/^Installed-Size: .*/Installed-Size: $size/" "$2/DEBIAN/control"
    (cd "$2" && find . -type f ! -path './DEBIAN/*' -printf '%P\0' | LC_ALL=C sort -z | xargs -0 md5sum) >"$room/md5sums"
    mv "$room/md5sums" "$2/DEBIAN/md5sums"
    find "$2" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -z4 --build "$2" "$folder/$1_${version}_$architecture.deb" >/dev/null
    echo "$folder/$1_${version}_$architecture.deb"
}

# The program.
tree=$room/offstage
install -D -m 755 "$program" "$tree/usr/bin/offstage"
# What the linker left of names: the program's own link has none.
strip --strip-unneeded "$tree/usr/bin/offstage" 2>/dev/null || true
for place in bash:bash-completion/completions/offstage zsh:zsh/vendor-completions/_offstage \
    fish:fish/vendor_completions.d/offstage.fish; do
    file=$tree/usr/share/${place#*:}
    mkdir -p "$(dirname "$file")"
    "$program" --generate-completion-script "${place%%:*}" >"$file"
done
mkdir -p "$tree/usr/share/offstage" "$tree/DEBIAN"
"$program" schema >"$tree/usr/share/offstage/scene.schema.json"
documents offstage "$tree"
cat >"$tree/DEBIAN/control" <<EOF
Package: offstage
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: 0
Depends: $(libraries offstage "$tree/usr/bin/offstage"), $fonts
Recommends: $more_fonts
Suggests: offstage-swift
Section: devel
Priority: optional
Description: UIKit without a screen
 Draws user interfaces of scene files as iOS does, tells which offscreen
 passes they cost and why, and compares them with recorded pictures.
EOF
build offstage "$tree"

# The kit.
if [ ! -x "$kit/bin/swiftc" ]; then
    echo "note: there is no kit of 'offstage swift' (make sdk): offstage-swift is not built" >&2
    exit 0
fi
tree=$room/offstage-swift
mkdir -p "$tree/usr/lib" "$tree/DEBIAN"
cp -a "$(realpath "$kit")" "$tree/usr/lib/offstage"
# Where the toolchain's libraries are is another place on each machine: found when the package is configured.
rm -f "$tree/usr/lib/offstage/lib" "$tree"/usr/lib/offstage/bin/llvm-*
documents offstage-swift "$tree"
needed=$(libraries offstage-swift $(find "$tree/usr/lib/offstage/libraries" -name '*.so' | sed 's/^/-e/') -l"$tree/usr/lib/offstage/libraries")
cat >"$tree/DEBIAN/control" <<EOF
Package: offstage-swift
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: 0
Depends: offstage (= $version)${needed:+, $needed}, $headers
Section: devel
Priority: optional
Description: kit of 'offstage swift', which builds packages for iOS
 Modules and libraries that Swift packages for iOS are compiled and tested
 with. They were built by this toolchain, which has to be installed:
 $(cat "$kit/toolchain.txt" 2>/dev/null || echo unknown)
EOF
install -m 755 "$sources/Scripts/deb-postinst.sh" "$tree/DEBIAN/postinst"
cat >"$tree/DEBIAN/prerm" <<'EOF'
#!/bin/sh
set -e
rm -f /usr/lib/offstage/lib /usr/lib/offstage/bin/llvm-cov /usr/lib/offstage/bin/llvm-profdata
EOF
chmod 755 "$tree/DEBIAN/prerm"
build offstage-swift "$tree"
