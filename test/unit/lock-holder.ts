import { writeSync } from 'node:fs';
import { lockFolder } from '#infrastructure/sqlite/lock.ts';

/** Holds the lock of the folder in its first argument until it is killed. */
lockFolder(String(process.argv[2]));
writeSync(1, 'held\n');
setInterval(() => {}, 60_000);
