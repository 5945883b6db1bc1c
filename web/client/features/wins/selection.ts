/** The wins that are chosen for one action. `last` is where a range begins. */
export type Selection = Readonly<{ isOn: boolean; ids: ReadonlySet<string>; last: string | null }>;

export const noSelection: Selection = { isOn: false, ids: new Set(), last: null };

export const begin = (selection: Selection): Selection => ({ ...selection, isOn: true });

/** Chooses a win, or takes it out again. */
export const toggled = ({ ids }: Selection, id: string): Selection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { isOn: true, ids: next, last: id };
};

/** Chooses all from the one that was touched last to this one, in the order they are shown. */
export const extended = (selection: Selection, id: string, shown: readonly string[]): Selection => {
  const [from, to] = [shown.indexOf(selection.last ?? id), shown.indexOf(id)].sort((one, other) => one - other);
  if (from === undefined || to === undefined || from < 0) return toggled(selection, id);
  return { isOn: true, ids: new Set([...selection.ids, ...shown.slice(from, to + 1)]), last: id };
};

export const all = (shown: readonly string[]): Selection => ({
  isOn: true,
  ids: new Set(shown),
  last: shown.at(-1) ?? null,
});

const MANY = 50;

/** Whether most rows of a long list look another way with the one than with the other. */
export const isFarFrom = (one: Selection, other: Selection): boolean =>
  one.isOn !== other.isOn || Math.abs(one.ids.size - other.ids.size) > MANY;

/** Only what is shown can be acted on. */
export const amongShown = <Win extends Readonly<{ id: string }>>(
  { ids }: Selection,
  shown: readonly Win[],
): readonly Win[] => shown.filter(({ id }) => ids.has(id));
