#!/bin/sh
# Runs the tests of the example app with what they reach of it, and sees the gate fail where tests are missing.
# usage: test-users.sh PROGRAM PACKAGE
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
program=$(readlink -f "$1")
package=$(readlink -f "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

sh "$scripts/coverage.sh" "$program" "$package"

# Without the tests of the longest model, and the one that asks for tests of each kind, too little of the models is
# reached; the controllers are as before.
tar -C "$package" --exclude=.build -cf - . | tar -C "$scratch" -xf -
rm "$scratch"/Tests/UsersModelTests/UserList*.swift "$scratch"/Tests/UsersModelTests/PhotoGrid*.swift \
    "$scratch"/Tests/UsersAppTests/ArchitectureTests.swift
status=0
sh "$scripts/coverage.sh" "$program" "$scratch" >"$scratch/log" 2>&1 || status=$?
if [ "$status" != 1 ] || ! grep -q 'too little of the view models' "$scratch/log" ||
    grep -q 'too little of the controllers' "$scratch/log"; then
    echo "error: the gate does not tell that tests are missing" >&2
    tail -n 20 "$scratch/log" >&2
    exit 1
fi
echo "$package: its tests pass and reach enough"
