#!/bin/bash
# Makes an authority and a certificate for each of NODES, once. Its key is thrown away: no other certificate can be made by it. They
# end after a year; to have new ones, stop the nodes and empty the volume.
set -eu
cd /certificates
[ ! -e made ] || exit 0
es-gencert-cli create-ca -out ./authority
for node in $NODES; do
  es-gencert-cli create-node -ca-certificate ./authority/ca.crt -ca-key ./authority/ca.key -out "./$node" -dns-names "$node,localhost"
done
mkdir -p ca
cp authority/ca.crt ca/ca.crt
cp authority/ca.crt /authority/ca.crt
rm -r authority
chmod 0444 /authority/ca.crt
# EventStoreDB's image runs as 1000, and takes no key that others may read.
chown -R 1000:1000 .
chmod -R u=rX,go= .
touch made
