#!/bin/sh
# with-limits.sh KIB SECONDS COMMAND...: runs the command in place of this shell, with so much memory to write to, so many seconds
# of the processor, and without core files. A limit that the system does not know, or does not allow, is left out.
ulimit -c 0
ulimit -d "$1"
ulimit -t "$2"
shift 2
exec "$@"
