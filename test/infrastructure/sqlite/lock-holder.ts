import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockFolder } from '#infrastructure/sqlite/lock.ts';

/** Holds the lock of the folder in its first argument until it is killed, whatever the garbage collector does meanwhile. */
lockFolder(String(process.argv[2]));
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
setImmediate(() => {
  collectGarbage();
  collectGarbage();
  setImmediate(() => writeSync(1, 'held\n')); // after the finalisers have run
});
setInterval(() => {}, 60_000);
