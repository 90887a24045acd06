#!/bin/sh
# Builds the documentation of products with Swift-DocC's plugin, which the package in Docs brings.
# usage: docs.sh FOLDER PRODUCT…
set -eu

folder=$(mkdir -p "$1" && cd "$1" && pwd)
shift

for product in "$@"; do
    rm -rf "$folder/$product"
    swift package --package-path Docs --allow-writing-to-directory "$folder" generate-documentation \
        --product "$product" --output-path "$folder/$product" --transform-for-static-hosting \
        --hosting-base-path "$product"
done
echo "Documentation is in $folder: serve it with python3 -m http.server --directory $folder"
