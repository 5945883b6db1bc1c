import { existsSync, readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sizes in MiB, times in seconds of the processor. */
export type ProcessLimits = Readonly<{
  /** V8's heap. */
  heapMb: number;
  /** All memory that the process may write to, native buffers included (RLIMIT_DATA, where the system has it). */
  dataMb: number;
}>;

/** A child whose parent was killed in the middle of a task is ended by the system after this. */
const MAX_PROCESSOR_SECONDS = 1800;
const SHELL = '/bin/sh';
const SET_LIMITS = fileURLToPath(new URL('./with-limits.sh', import.meta.url));
const KIB_PER_MIB = 1024;

/**
 * In KiB: the address range that V8 reserves for compiled code (half a GiB on some machines) counts as data from the start, used or
 * not. Null where the system does not show it, or has no shell: the limit of V8's heap stands alone there.
 */
const reservedKib = ((): number | null => {
  try {
    if (!existsSync(SHELL)) return null;
    const maps = readFileSync('/proc/self/maps', 'latin1').split('\n');
    const sizes = maps
      .filter((line) => / rwxp /.test(line))
      .map((line) => {
        const [from = '', to = ''] = line.slice(0, line.indexOf(' ')).split('-');
        return Number(BigInt(`0x${to}`) - BigInt(`0x${from}`)) / 1024;
      });
    return Math.ceil(sizes.reduce((sum, size) => sum + size, 0));
  } catch {
    return null;
  }
})();

/** How a child is started so that the system itself ends what goes beyond its limits. */
export const commandLine = ({ heapMb, dataMb }: ProcessLimits): Readonly<{ execPath: string; execArgv: string[] }> => {
  const flags = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2', '--heap-growing-percent=20'];
  if (reservedKib === null) return { execPath: process.execPath, execArgv: flags };
  const limits = [String(reservedKib + dataMb * KIB_PER_MIB), String(MAX_PROCESSOR_SECONDS)];
  return { execPath: SHELL, execArgv: [SET_LIMITS, ...limits, process.execPath, ...flags] };
};

const INHERITED = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_ENV'] as const;

/** Glibc gives memory back that a large task has freed, instead of keeping it for the next one. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

/** A child reads strangers' bytes: it is handed none of the secrets that stand in our environment. */
export const environment = (): NodeJS.ProcessEnv => {
  const inherited = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const cache = getCompileCacheDir();
  return {
    ...Object.fromEntries(inherited),
    ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }), // Node adds the folder of its own version
    ...MALLOC,
    UV_THREADPOOL_SIZE: '1',
  };
};
