#!/bin/bash
# Creates the user cairn without administrator rights, and allows it to read and write streams and to read `$all`. Can be repeated.
set -eu

ask() {
  curl --silent --cacert /authority/ca.crt --max-time 10 --output /dev/null --write-out '%{http_code}' "$@" || true
}

may_read() {
  [ "$(ask --user "cairn:$USER_PASSWORD" --header 'Accept: application/json' "https://$1:2113/streams/%24all/head/backward/1")" = 200 ]
}

make_user() {
  ask --user "admin:$ADMIN_PASSWORD" --header 'Content-Type: application/json' "https://$1:2113/users/" \
    --data "{\"loginName\":\"cairn\",\"fullName\":\"Cairn\",\"password\":\"$USER_PASSWORD\",\"groups\":[\"cairn\"]}"
}

# The fixed event id makes it idempotent. Names that begin with $ are EventStoreDB's.
# shellcheck disable=SC2016
allow() {
  ask --user "admin:$ADMIN_PASSWORD" --header 'Content-Type: application/vnd.eventstore.events+json' \
    "https://$1:2113/streams/%24settings" --data '[{
      "eventId": "7c314750-05e1-439f-b2eb-f5b0e019be72", "eventType": "update-default-acl", "data": {
        "$userStreamAcl": {"$r": ["$admins", "cairn"], "$w": ["$admins", "cairn"], "$d": "$admins", "$mr": ["$admins", "cairn"], "$mw": "$admins"},
        "$systemStreamAcl": {"$r": ["$admins", "cairn"], "$w": "$admins", "$d": "$admins", "$mr": ["$admins", "cairn"], "$mw": "$admins"}
      }
    }]'
}

for _ in $(seq 60); do
  for node in $NODES; do
    if may_read "$node"; then exit 0; fi
    echo "$node: user $(make_user "$node"), rights $(allow "$node")"
  done
  sleep 2
done
echo 'the user cairn may not read all streams' >&2
exit 1
