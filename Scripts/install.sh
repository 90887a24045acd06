#!/bin/sh
# Installs the program, and completions for bash, zsh and fish as the program itself writes them; or removes all of it.
# usage: install.sh PROGRAM FOLDER
#        install.sh --remove FOLDER
set -eu

folder=$2
program=$folder/bin/offstage
bash=$folder/share/bash-completion/completions/offstage
zsh=$folder/share/zsh/site-functions/_offstage
fish=$folder/share/fish/vendor_completions.d/offstage.fish

if [ "$1" = --remove ]; then
    rm -f "$program" "$bash" "$zsh" "$fish"
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
