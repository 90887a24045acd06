#!/bin/sh
# Runs the built tests: run-tests.sh FLAGS... Where some fail, ends with the lines that tell which and why, as those of
# thousands that passed stand after them.
set -u

log=$(mktemp)
trap 'rm -f "$log" "$log.status"' EXIT

{
    swift test "$@" --skip-build 2>&1
    echo $? >"$log.status"
} | tee "$log"

status=$(cat "$log.status")
if [ "$status" -ne 0 ]; then
    echo
    echo "What failed:"
    grep -E '✘|Fatal error|: error: ' "$log" | cut -c 1-600
fi
exit "$status"
