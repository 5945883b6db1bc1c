import { setFlagsFromString } from 'node:v8';

/** Together they take more than 1 MiB of bytecode; 30 ms of the processor. */
const PATTERNS = 60;
const LENGTH = 1500;

/**
 * Has V8 compile regular expressions at once, as `--no-regexp-tier-up` does, and small ones once there are 16 MiB of machine
 * code: the rules that read messages then take 58 MB and not 105. V8 keeps to that limit only after it has seen 1 MiB of
 * compiled expressions, and by a mistake counts bytecode alone, which `--no-regexp-tier-up` never makes. So some bytecode is
 * made before the flag is set. For the start of a process with one thread that was not given the flag: others may be compiling.
 */
export const boundRegexps = (): void => {
  for (let number = 0; number < PATTERNS; number++) new RegExp(`${'[a-c]'.repeat(LENGTH)}${number}`).test('');
  setFlagsFromString('--no-regexp-tier-up');
};
