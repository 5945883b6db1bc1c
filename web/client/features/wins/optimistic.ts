import type { Achievement } from '#web/contract/achievements.ts';
import type { WinList } from './read-pages.ts';

/** What was done to a win and is not in the list yet. */
export type Patch = 'removed' | Partial<Pick<Achievement, 'private' | 'category'>>;

/** `settled`: the server has done it; a list of a later version than `since` shows it by itself. */
export type Pending = Readonly<{ patch: Patch; settled: boolean; since: number }>;
export type PendingChanges = ReadonlyMap<string, Pending>;

/** The list as it will be once the server has done what is pending. */
export const withPending = (list: WinList, pending: PendingChanges): WinList => {
  if (pending.size === 0) return list;
  const removed = list.wins.filter(({ id }) => pending.get(id)?.patch === 'removed');
  const gone = Map.groupBy(removed, monthOfWin);
  return {
    ...list,
    wins: list.wins
      .filter(({ id }) => pending.get(id)?.patch !== 'removed')
      .map((win) => patched(win, pending.get(win.id))),
    total: list.total - removed.length,
    months: list.months.map(({ month, count }) => ({ month, count: count - (gone.get(month)?.length ?? 0) })),
  };
};

const monthOfWin = ({ date }: Achievement): string => date.slice(0, 'yyyy-MM'.length);

const patched = (win: Achievement, change: Pending | undefined): Achievement =>
  change === undefined || change.patch === 'removed' ? win : { ...win, ...asChosen(change.patch) };

/** A category chosen by its user is no guess. */
const asChosen = (patch: Exclude<Patch, 'removed'>): Partial<Achievement> =>
  patch.category === undefined ? patch : { ...patch, categoryIsGuess: false };

/** These are shown as changed at once. */
export const begun = (pending: PendingChanges, ids: readonly string[], patch: Patch): PendingChanges =>
  new Map([...pending, ...ids.map((id) => [id, { patch, settled: false, since: 0 }] as const)]);

/** The server said no to these: they are shown as they were. */
export const rolledBack = (pending: PendingChanges, ids: readonly string[]): PendingChanges =>
  new Map([...pending].filter(([id]) => !ids.includes(id)));

/** The server has done these; lists of `version` or later show them. */
export const settled = (pending: PendingChanges, ids: readonly string[], version: number): PendingChanges =>
  new Map([...pending].map(([id, one]) => [id, ids.includes(id) ? { ...one, settled: true, since: version } : one]));

/** What a list of that version shows by itself is pending no more. The same map where nothing is done. */
export const withoutShown = (pending: PendingChanges, version: number): PendingChanges => {
  const left = [...pending].filter(([, { settled: isDone, since }]) => !isDone || version < since);
  return left.length === pending.size ? pending : new Map(left);
};
