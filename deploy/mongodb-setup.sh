#!/bin/sh
# Makes a replica set of the servers in MEMBERS, and Cairn's user where USER_PASSWORD is set. May run again: what is there stays.
set -eu
tries=0
until mongosh --quiet "$FIRST_MEMBER" --file /deploy/mongodb-setup.js; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || exit 1
  sleep 2
done
