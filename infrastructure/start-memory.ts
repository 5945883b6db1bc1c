import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what only the start needed: modules are read and compiled into some 80 MB that nobody uses afterwards, and
 * which a server without much to do would keep for hours. It holds everything for a tenth of a second, once, so it is done
 * when nobody has come yet.
 */
export const releaseStartMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
