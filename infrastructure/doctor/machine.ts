import { stat } from 'node:fs/promises';
import { hasCode } from '#application/engine/ports/fault.ts';
import { diskSpaceAt } from '../files/disk-space.ts';
import { maxOpenFiles } from '../open-files.ts';
import type { Settings } from '../shared/settings.ts';
import { codeOf, error, notApplicable, ok, type Said, warning } from './finding.ts';

const FILES_ADVISED = 4096;

/** Whether the folder is its owner's alone, that owner is this user, and enough files may be open. */
export const checkDataFolder = async (
  { dataDir }: Pick<Settings, 'dataDir'>,
  openFiles: number = maxOpenFiles(),
): Promise<readonly Said[]> => {
  const files =
    openFiles < FILES_ADVISED
      ? [warning(`${openFiles} files may be open at once: raise the limit (ulimit -n) to ${FILES_ADVISED} or more`)]
      : [];
  try {
    const { uid, mode } = await stat(dataDir);
    const isOurs = process.getuid === undefined || uid === process.getuid();
    if (!isOurs)
      return [
        ...files,
        error(`DATA_DIR ${dataDir} belongs to another user: run Cairn as user ${uid}, or give it to this one`),
      ];
    if ((mode & 0o077) !== 0) return [...files, warning(`DATA_DIR ${dataDir} is open to others: chmod 700 ${dataDir}`)];
    return [...files, ok(`DATA_DIR ${dataDir} is for its owner alone`)];
  } catch (thrown) {
    if (hasCode(thrown, 'ENOENT'))
      return [...files, notApplicable(`DATA_DIR ${dataDir} is not there yet: the first start makes it`)];
    return [...files, error(`DATA_DIR ${dataDir} cannot be read (${codeOf(thrown)})`)];
  }
};

const [FEW, TOO_FEW] = [0.2, 0.1];
const GIB = 2 ** 30;

/** The same shares as the alarm on it. */
export const checkDisk = async (
  { dataDir }: Pick<Settings, 'dataDir'>,
  spaceAt: typeof diskSpaceAt = diskSpaceAt,
): Promise<Said> => {
  const space = await spaceAt(dataDir).catch((thrown: unknown) => {
    if (hasCode(thrown, 'ENOENT')) return null;
    throw thrown;
  });
  if (!space) return notApplicable('DATA_DIR is not there yet');
  const share = space.free / space.size;
  const says = `${(space.free / GIB).toFixed(1)} GiB (${Math.floor(share * 100)} %) of the disk of DATA_DIR are free`;
  if (share < TOO_FEW) return error(`${says}: make room now, for a full disk takes no mail`);
  return share < FEW ? warning(`${says}: make room, or give it a larger disk`) : ok(says);
};

const [OFF_MS, FAR_OFF_MS] = [5_000, 60_000];

/**
 * Compares this machine's clock with the Date header of the first configured service that answers. Any answer has one, also a refusal;
 * it has whole seconds, so less than some seconds cannot be seen.
 */
export const checkClock = async (urls: readonly string[], signal: AbortSignal, now = Date.now): Promise<Said> => {
  if (urls.length === 0)
    return notApplicable(
      'no service is set whose answer tells the time: check with timedatectl that the clock is synchronised',
    );
  for (const url of urls) {
    const told = await timeOf(url, signal, now).catch(() => null);
    if (!told) continue;
    const seconds = Math.round(Math.abs(told.offMs) / 1000);
    const says = `the clock differs from ${new URL(url).hostname} by ${seconds} seconds`;
    if (seconds * 1000 >= FAR_OFF_MS)
      return error(`${says}: switch time synchronisation on; links, codes and webhooks fail like this`);
    return seconds * 1000 > OFF_MS ? warning(`${says}: see that time synchronisation runs`) : ok(says);
  }
  return warning('no service answered with the time: check with timedatectl that the clock is synchronised');
};

const timeOf = async (
  url: string,
  signal: AbortSignal,
  now: () => number,
): Promise<Readonly<{ offMs: number }> | null> => {
  const begun = now();
  const { headers, body } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
  const ended = now();
  await body?.cancel();
  const told = Date.parse(headers.get('date') ?? '');
  // On average a header without fractions is half a second behind.
  return Number.isNaN(told) ? null : { offMs: told + 500 - (begun + ended) / 2 };
};

/** Addresses of the services that the settings name, of which no answer costs anything. */
export const timeSources = ({ openai, stripe, twilio, backup }: Settings): readonly string[] => {
  const s3 = backup && 's3' in backup.to ? backup.to.s3 : null;
  return [
    ...(openai ? [openai.baseUrl ?? 'https://api.openai.com'] : []),
    ...(stripe ? [stripe.apiBase ?? 'https://api.stripe.com'] : []),
    ...(twilio ? [twilio.apiBase ?? 'https://api.twilio.com'] : []),
    ...(s3 ? [s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`] : []),
  ];
};
