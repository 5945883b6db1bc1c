#!/bin/sh
# Creates the key by which the members of the replica set trust each other, once. The image of MongoDB runs as user 999.
set -eu
[ ! -e /key/file ] || exit 0
head -c 567 /dev/urandom | base64 -w 0 >/key/new
chown 999:999 /key/new
chmod 0400 /key/new
mv /key/new /key/file
