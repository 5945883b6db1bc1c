#!/bin/bash
# Creates a CA and a certificate for each of NODES, once, and deletes the CA's key. To renew the certificates, stop the nodes and empty
# both volumes.
set -eu
cd /certificates
[ ! -e made ] || exit 0
rm -rf ./*
es-gencert-cli create-ca -out ./authority
for node in $NODES; do
  es-gencert-cli create-node -ca-certificate ./authority/ca.crt -ca-key ./authority/ca.key -out "./$node" -dns-names "$node,localhost"
done
mkdir -p ca
cp authority/ca.crt ca/ca.crt
cp authority/ca.crt /authority/ca.crt
rm -r authority
chmod 0444 /authority/ca.crt
# The image of EventStoreDB runs as user 1000.
chown -R 1000:1000 .
chmod -R u=rX,go= .
touch made
