#!/bin/sh
# Installs the program, and completions for bash, zsh and fish as the program itself writes them; or removes all of it.
# usage: install.sh PROGRAM FOLDER [KIT]
#        install.sh --remove FOLDER
set -eu

folder=$2
program=$folder/bin/offstage
bash=$folder/share/bash-completion/completions/offstage
zsh=$folder/share/zsh/site-functions/_offstage
kit=$folder/lib/offstage
fish=$folder/share/fish/vendor_completions.d/offstage.fish

if [ "$1" = --remove ]; then
    rm -f "$program" "$bash" "$zsh" "$fish"
    rm -rf "$kit"
    exit 0
fi

install -D -m 755 "$1" "$program"
for shell in bash zsh fish; do
    eval "file=\$$shell"
    mkdir -p "$(dirname "$file")"
    "$1" --generate-completion-script "$shell" >"$file.new"
    mv -f "$file.new" "$file"
done
echo "installed $program, and completions for bash, zsh and fish"

# The kit of `offstage swift` goes in whole: the old one goes when the new one is there.
if [ -x "${3:-}/bin/swiftc" ]; then
    mkdir -p "$folder/lib"
    rm -rf "$kit.new"
    cp -a "$3" "$kit.new"
    rm -rf "$kit"
    mv "$kit.new" "$kit"
    echo "installed $kit, the kit of offstage swift"
fi
