import type { Entry } from './entries.ts';
import { apartAboveTown, type NamePart, partsOf } from './name-parts.ts';
import { endsLikeTrade, type Sounds } from './names.ts';
import { commaPieces, isPlace } from './places.ts';
import { placed } from './towns.ts';

/** The names of an entry: what was done, where, and in which town. '' where it does not say. */
export type Named = Readonly<{ what: string; where: string; place: string }>;

/**
 * Which name is which, for all entries of a section together: what stands in the same place of each means the same, so
 * a name that tells nothing by itself is read like its neighbours. An entry without a place takes that of its group.
 */
export const namedEntries = (entries: readonly Entry[], sounds: Sounds): readonly (Named & Pick<Entry, 'time'>)[] => {
  const parted = entries
    .filter(({ names }) => names.length > 0)
    .map((entry) => ({ entry, parts: partsOf(entry, sounds) }));
  const slots = slotsIn(
    parted.map(({ parts }) => parts),
    sounds,
  );
  let before = '';
  return parted.map(({ entry: { group, isGrouped, time }, parts }) => {
    const own = rolesOf(parts, slots, sounds);
    const where = own.where || group || (isGrouped ? before : '');
    before = own.where || before;
    return { ...own, where, time };
  });
};

type Slots = ReadonlyMap<string, Readonly<{ what: number; place: number }>>;

/** Above zero where a name sounds like what was done, below where like somewhere. */
const leaningOf = (text: string, { what, where }: Sounds): number => Number(what(text)) - Number(where(text));

/** Of each slot the mean over all entries. */
const slotsIn = (entries: readonly (readonly NamePart[])[], sounds: Sounds): Slots => {
  const found = new Map<string, { what: number; place: number; count: number }>();
  for (const { slot, text } of entries.flat()) {
    const sum = found.get(slot) ?? { what: 0, place: 0, count: 0 };
    sum.count += 1;
    if (isPlace(text)) sum.place += 1;
    else sum.what += leaningOf(text, sounds);
    found.set(slot, sum);
  }
  return new Map(
    [...found].map(([slot, { what, place, count }]) => [slot, { what: what / count, place: place / count }]),
  );
};

const rolesOf = (parts: readonly NamePart[], slots: Slots, sounds: Sounds): Named => {
  const isPlaced = ({ text, slot, label }: NamePart): boolean =>
    label === 'place' || isPlace(text) || (slots.get(slot)?.place ?? 0) > 0.5;
  const place = parts.find(isPlaced)?.text ?? '';
  const open = parts.filter((part) => !isPlaced(part)).flatMap((part, _, all) => apartAboveTown(part, all, sounds));
  const isClear = open.some(({ text }) => sounds.what(text));
  const leaning = ({ text, slot, label }: NamePart): number =>
    (label === 'what' ? 4 : label === 'where' ? -4 : 0) +
    leaningOf(text, sounds) +
    (!isClear && endsLikeTrade(text) ? 0.5 : 0) +
    (slots.get(slot)?.what ?? 0);
  const [only, second] = open;
  if (only === undefined) return { what: '', where: '', place };
  if (second === undefined)
    return leaning(only) < 0 ? { what: '', ...placed(only.text, place, sounds) } : alone(only.text, place);
  return bothOf(open, leaning, place, sounds);
};

/** "Famille Desmarais, Nantes, France" beside a title holds more than a town. */
const alone = (what: string, place: string): Named => {
  const [where = '', ...town] = commaPieces(place);
  const isNamed = town.length > 1 || /\)$/.test(town[0] ?? '');
  return isNamed ? { what, where, place: town.join(', ') } : { what, where: '', place };
};

/** The two that lean farthest apart; of the others one may be a town, or what a bare degree was taken in. */
const bothOf = (
  open: readonly NamePart[],
  leaning: (part: NamePart) => number,
  place: string,
  sounds: Sounds,
): Named => {
  let best = { what: open[0], where: open[1], worth: Number.NEGATIVE_INFINITY };
  for (const what of open)
    for (const where of open) {
      const worth = leaning(what) - leaning(where);
      if (what !== where && worth > best.worth) best = { what, where, worth };
    }
  const others = open.filter((part) => part !== best.what && part !== best.where);
  const subject = BARE_DEGREE.test(best.what?.text ?? '') ? others[0] : undefined;
  const town = others.find((part) => part !== subject && isTown(part.text))?.text ?? '';
  const what = [best.what?.text ?? '', subject?.text ?? ''].filter((text) => text !== '').join(' ');
  return { what, ...placed(best.where?.text ?? '', place || town, sounds) };
};

/** It is said in two cells: "PhD", "Computer Science". */
const BARE_DEGREE = /^(?:(?:ph|[bm])\.?\s?(?:d|sc|a|eng|tech|ed|phil)\.?|mba|bachelor|master|diplom|magister)$/iu;

const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]+(?:, \p{Lu}[\p{L}. ]+)?$/u.test(text) && text.length <= 40;
