import { Fault } from '#application/engine/ports/fault.ts';
import { listBackups } from '../backup/list.ts';
import { openBackups, type WithBackup } from '../restore.ts';
import type { Settings } from '../shared/settings.ts';
import { codeOf, error, notApplicable, ok, type Said, warning } from './finding.ts';

const HOUR_MS = 3_600_000;
/** As the alarm on it. */
const OLD_MS = 36 * HOUR_MS;

const inWords = {
  unfinished: 'was cut off',
  damaged: 'is damaged',
  'wrong-secret': 'was made with a secret that is not given here',
  newer: 'was made by a newer release',
} as const;

/** Whether the newest backup is whole and new enough, and keys are there that open it. */
export const checkBackups = async (settings: Settings, now = Date.now()): Promise<Said> => {
  const { backup } = settings;
  if (!backup) return notApplicable('BACKUP_TO is not set');
  const limit = backup.everyMs === null ? OLD_MS : Math.max(OLD_MS, 1.5 * backup.everyMs);
  try {
    const { places, keys } = await openBackups(settings as WithBackup);
    const listed = await listBackups(places, keys);
    const whole = listed.findLast(({ state }) => state === 'whole');
    if (!whole) return withoutWhole(listed.at(-1)?.state);
    const hours = Math.floor((now - Date.parse(whole.madeAt)) / HOUR_MS);
    if (whole.keysUntil === null)
      return error('no keys open the newest backup: check BACKUP_KEYS_TO, and make a new backup');
    if (hours * HOUR_MS >= limit)
      return error(`the newest backup is ${hours} hours old: see cairn backup list for why, and make one`);
    const says = `the newest backup is ${hours} hours old, with ${whole.events} events`;
    return backup.everyMs === null ? warning(`${says}; BACKUP_EVERY is not set: none is made by itself`) : ok(says);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'secret-missing')
      return notApplicable('there is no secret yet that backups could be made with');
    return error(
      `the place of backups cannot be read (${codeOf(thrown)}): check BACKUP_TO, BACKUP_KEYS_TO and their rights`,
    );
  }
};

const withoutWhole = (newest: keyof typeof inWords | 'whole' | undefined): Said =>
  newest === undefined || newest === 'whole'
    ? error('there is no backup yet: cairn backup create makes one')
    : error(`no backup can be used: the newest ${inWords[newest]}`);
