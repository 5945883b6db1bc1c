#!/bin/sh
# Creates a replica set of MEMBERS, and the user cairn if USER_PASSWORD is set. Can be repeated: it changes nothing that exists.
set -eu
tries=0
until mongosh --quiet "$FIRST_MEMBER" --file /deploy/mongodb-setup.js; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || exit 1
  sleep 2
done
