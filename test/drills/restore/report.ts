import type { Restored } from '#infrastructure/backup/restore.ts';
import type { VerifiedBackup } from '#infrastructure/backup/verify.ts';
import type { CreatedBackup } from '#infrastructure/control/backup-commands.ts';
import type { Counted, ErasedFound } from './count.ts';

export type RestoreReport = Readonly<{
  seed: number;
  created: CreatedBackup;
  verified: VerifiedBackup;
  restored: Restored;
  counted: Counted;
  erased: ErasedFound;
  /** Of the erased, those who could sign in again. */
  returned: readonly string[];
  /** How each set looked after the kill. */
  sets: readonly string[];
  acknowledged: number;
  /** How many were acknowledged before the restored backup was begun. */
  mark: number;
  ms: Readonly<{ create: number; verify: number; restore: number; serving: number }>;
}>;

const MOST_LINES = 20;

const wrongIn = ({
  counted,
  erased,
  returned,
  verified,
  restored,
  sets,
}: Omit<RestoreReport, 'seed'>): readonly string[] => [
  ...counted.lost.map((what) => `lost: ${what}`),
  ...counted.doubled.map((what) => `doubled: ${what}`),
  ...counted.strays.map((what) => `out of nowhere: ${what}`),
  ...counted.parked.map((what) => `parked: ${what}`),
  ...returned.map((email) => `signs in again: ${email}`),
  ...erased.files.map((file) => `words of the erased in ${file}`),
  ...(erased.open > 0 ? [`${erased.open} events of the erased can be read`] : []),
  ...(erased.closed === 0 ? ['nothing of the erased is in the log, so nothing is shown'] : []),
  ...verified.problems.map(({ code, what }) => `verify: ${code} ${what}`),
  ...(restored.missing + restored.lost + restored.damaged > 0 ? ['restore: something is missing or damaged'] : []),
  ...(restored.erased < 2 ? [`only ${restored.erased} of 2 are in the erasure ledger`] : []),
  ...sets.filter((state) => state !== 'whole' && state !== 'unfinished').map((state) => `a set is ${state}`),
];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const report = {
  passed: (found: Omit<RestoreReport, 'seed'>): boolean => wrongIn(found).length === 0,
  /** The figures, and below them everything that is wrong. */
  shown(found: RestoreReport): string {
    const { seed, created, restored, counted, erased, sets, acknowledged, mark, ms } = found;
    const wrong = wrongIn(found);
    return [
      `restore drill, seed ${seed}: ${acknowledged} wins acknowledged, ${mark} of them before the backup was begun`,
      `  backup of ${created.events} events and ${created.blobs} blobs under load: ${seconds(ms.create)}; sets after the kill: ${sets.join(', ')}`,
      `  verified in ${seconds(ms.verify)}, restored ${restored.events} events in ${seconds(ms.restore)}, served ${seconds(ms.serving)} after that`,
      `  lost ${counted.lost.length}, doubled ${counted.doubled.length}, out of nowhere ${counted.strays.length}, later ones kept ${counted.later}`,
      `  of the erased: ${erased.open} events open, ${erased.closed} closed for good, ${erased.files.length} files with a word of theirs`,
      ...wrong.slice(0, MOST_LINES),
      ...(wrong.length > MOST_LINES ? [`and ${wrong.length - MOST_LINES} more`] : []),
    ].join('\n');
  },
};
