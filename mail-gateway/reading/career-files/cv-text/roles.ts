import { stripped } from '#language/text/months.ts';
import type { Entry, Sounds } from './entries.ts';
import { type Role, roleOfLabel } from './labels.ts';
import { isSumOfTime } from './name-lines.ts';
import { endsLikeTrade, isAcronym } from './names.ts';
import { commaPieces, isPlace } from './places.ts';

/** What an entry names: what was done, where, and in which town. '' where it does not say. */
export type Named = Readonly<{ what: string; where: string; place: string }>;
type Part = Readonly<{ text: string; slot: string; label?: Role | null }>;

/**
 * Which name is which, for all entries of a section together: what stands in the same place of each means the same, so a
 * name that tells nothing by itself is read like its neighbours.
 */
export const namedEntries = (entries: readonly Entry[], sounds: Sounds): readonly (Named & Pick<Entry, 'time'>)[] => {
  const told = entries
    .filter(({ names }) => names.length > 0)
    .map((entry) => ({ entry, parts: partsOf(entry, sounds) }));
  const slots = slotsIn(
    told.map(({ parts }) => parts),
    sounds,
  );
  const named = told.map(({ entry, parts }) => ({ entry, named: rolesOf(parts, slots, sounds) }));
  return named.map(({ entry, named: own }, at) => {
    const before = named[at - 1];
    const isGrouped = entry.isGrouped && before !== undefined;
    const inherited = entry.group || (isGrouped ? whereBefore(named.slice(0, at)) : '');
    return { ...own, where: own.where || inherited, time: entry.time };
  });
};

const whereBefore = (named: readonly Readonly<{ named: Named }>[]): string =>
  named.findLast(({ named: { where } }) => where !== '')?.named.where ?? '';

const LISTED = /\s*[|·•]\s*/u;
/** A separator that stands between two names; a comma only where nothing else does. */
const STRONG =
  /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s+[–—-]\s+|\s+[@]\s*|\s+(?:at|bei|bei der|beim|chez|by|à l['’]|à la)\s*(?=\p{Lu})/u;
/** What networks and forms print beside a name. */
const KIND_OF_CONTRACT =
  /^(?:full[- ]time|part[- ]time|permanent(?: contract)?|temporary|seasonal|vollzeit|teilzeit|unbefristet|befristet|temps plein|temps partiel|jornada completa|media jornada|hybrid|on-site|vor ort)$/iu;
const GRADE = /\s*[(;,]\s*(?:(?:abschluss)?note|grade|gpa|cgpa|nota)\b[^)]*\)?$/iu;

const tidied = (text: string): string => stripped(text.replace(GRADE, ''));

const partsOf = ({ names }: Entry, sounds: Sounds): readonly Part[] => {
  const cells = names.flatMap(({ offset, cells: [first = '', ...others] }) => {
    const [, before = '', behind = ''] = /^([^:]{3,30}):\s*(.*)$/u.exec(first) ?? [];
    const label = roleOfLabel(before || first);
    if (label === 'story') return [];
    const values = behind === '' ? others : [behind, ...others];
    return (label === null ? [first, ...others] : values)
      .flatMap((cell) => cell.split(LISTED))
      .map(tidied)
      .filter((text) => /\p{L}/u.test(text) && !isSumOfTime(text) && !KIND_OF_CONTRACT.test(text))
      .map((text, at): Part => ({ text, slot: `${offset} ${at}`, label }));
  });
  const open = cells.filter(({ text }) => !isPlace(text));
  const [only] = open;
  if (open.length !== 1 || only === undefined) return cells;
  return cells.flatMap((part) => (part === only ? split(only, sounds) : [part]));
};

const split = ({ text, slot }: Part, sounds: Sounds): readonly Part[] => {
  const strong = text
    .split(STRONG)
    .map(stripped)
    .filter((piece) => piece !== '');
  const pieces = strong.length > 1 ? strong : splitAtComma(text, sounds);
  return pieces.map((piece, at) => ({ text: piece, slot: `${slot} ${at}` }));
};

/** "Site manager, Hochtief AG, Essen": what was done may have commas of its own, the rest is where. */
const splitAtComma = (text: string, sounds: Sounds): readonly string[] => {
  const pieces = commaPieces(text);
  if (pieces.length < 2) return pieces;
  const where = pieces.findIndex((piece) => sounds.where(piece) && !sounds.what(piece));
  const at = where > 0 ? where : where === 0 ? lastWhere(pieces, sounds) : firstOther(pieces, sounds);
  return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')].filter((piece) => piece !== '');
};

/** It begins with where it was: what was done follows, or the name of a school behind its kind ("École d’ingénieurs, INSA"). */
const lastWhere = (pieces: readonly string[], sounds: Sounds): number => {
  const what = pieces.findIndex((piece, at) => at > 0 && sounds.what(piece));
  if (what > 0) return what;
  return isAcronym(pieces[1] ?? '') && pieces.length > 2 ? 1 : pieces.length;
};

/** Nothing sounds like a place of work: what was done is one piece, on the side that sounds like it. */
const firstOther = (pieces: readonly string[], sounds: Sounds): number => {
  const what = pieces.findIndex(sounds.what);
  return what > 0 ? what : 1;
};

type Slots = ReadonlyMap<string, Readonly<{ what: number; place: number }>>;

/** Above zero where a name sounds like what was done, below where like somewhere. */
const own = (text: string, { what, where }: Sounds): number => Number(what(text)) - Number(where(text));

const slotsIn = (entries: readonly (readonly Part[])[], sounds: Sounds): Slots => {
  const found = new Map<string, { what: number; place: number; count: number }>();
  for (const { slot, text } of entries.flat()) {
    const sum = found.get(slot) ?? { what: 0, place: 0, count: 0 };
    sum.count += 1;
    if (isPlace(text)) sum.place += 1;
    else sum.what += own(text, sounds);
    found.set(slot, sum);
  }
  return new Map(
    [...found].map(([slot, { what, place, count }]) => [slot, { what: what / count, place: place / count }]),
  );
};

const rolesOf = (parts: readonly Part[], slots: Slots, sounds: Sounds): Named => {
  const isPlaced = ({ text, slot, label }: Part): boolean =>
    label === 'place' || isPlace(text) || ((slots.get(slot)?.place ?? 0) > 0.5 && own(text, sounds) === 0);
  const open = parts.filter((part) => !isPlaced(part)).flatMap((part, _, all) => apart(part, all, sounds));
  const place = parts.find(isPlaced)?.text ?? '';
  const besidePlace = new Set(parts.filter(isPlaced).map(({ slot }) => slot.split(' ')[0]));
  const isClear = open.some(({ text }) => sounds.what(text));
  const leaning = (part: Part): number =>
    (part.label === 'what' ? 4 : part.label === 'where' ? -4 : 0) +
    own(part.text, sounds) * 1.2 +
    (!isClear && endsLikeTrade(part.text) ? 0.5 : 0) +
    (slots.get(part.slot)?.what ?? 0) -
    (besidePlace.has(part.slot.split(' ')[0]) ? 0.3 : 0);
  const [only] = open;
  if (only === undefined) return { what: '', where: '', place };
  if (open.length === 1) {
    const [where = '', ...town] = commaPieces(place);
    const isNamed = (town.length > 1 || /\)$/.test(town[0] ?? '')) && leaning(only) >= 0; // "Famille Desmarais, Nantes, France"
    if (isNamed) return { what: only.text, where, place: town.join(', ') };
    if (leaning(only) >= 0) return { what: only.text, where: '', place };
    return { what: '', ...withPlace(only.text, place, sounds) };
  }
  let best = { what: open[0], where: open[1], worth: Number.NEGATIVE_INFINITY };
  for (const [i, what] of open.entries()) {
    for (const [j, where] of open.entries()) {
      const worth = leaning(what) - leaning(where) - (i + j) * 0.1 - (i > j ? 0.05 : 0);
      if (i !== j && worth > best.worth) best = { what, where, worth };
    }
  }
  const others = open.filter((part) => part !== best.what && part !== best.where);
  const subject = BARE_DEGREE.test(best.what?.text ?? '') ? others[0] : undefined;
  const other = others.find((part) => part !== subject && isTown(part.text));
  const what = [best.what?.text ?? '', subject?.text ?? ''].filter((text) => text !== '').join(' ');
  return { what, ...withPlace(best.where?.text ?? '', place || (other?.text ?? ''), sounds) };
};

/** "Electrician, Brightline Services" above "2020 – now | Croydon": two names in one, and a town beside them. */
const apart = (part: Part, all: readonly Part[], sounds: Sounds): readonly Part[] => {
  const other = all.find((one) => one !== part);
  if (all.length !== 2 || !other || !part.slot.startsWith('-') || !other.slot.startsWith('0')) return [part];
  const isBoth = sounds.what(part.text) && own(other.text, sounds) === 0 && /^\p{Lu}[\p{L}-]+$/u.test(other.text);
  if (!isBoth) return [part];
  const pieces = splitAtComma(part.text, sounds);
  const isClear = pieces.length === 2 && sounds.what(pieces[0] ?? '') && !sounds.what(pieces[1] ?? '');
  return isClear ? pieces.map((text, at) => ({ text, slot: `${part.slot} ${at}` })) : [part];
};

/** It is said in two cells: "PhD", "Computer Science". */
const BARE_DEGREE = /^(?:(?:ph|[bm])\.?\s?(?:d|sc|a|eng|tech|ed|phil)\.?|mba|bachelor|master|diplom|magister)$/iu;

const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]+(?:, \p{Lu}[\p{L}. ]+)?$/u.test(text) && text.length <= 40;

const DASHED = /^(.{2,}?)\s+[—–]\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u;
/** "Dollar Barn-Memphis, TN" */
const BRACKETED = /^([^,]{10,}?)\s*\((\p{Lu}[\p{L}.'’]*\p{Ll}[\p{L}.'’ -]{1,30})\)$/u;
/** "Mesa Vista Inn - Albuquerque, NM" */
const DASHED_STATE = /^(.{2,}?)\s+[—–-]\s+(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2})$/u;
const HYPHENED = /^(.{2,}?)-(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2})$/u;
/** "Papierwerk Waldhof in Mannheim" */
const IN = /^(.{3,}?) (?:in|à|en) (\p{Lu}[\p{L}.'’-]{2,30}(?: \p{Lu}\p{L}+)?)$/u;

const AT = /^(?:bei(?: der| dem)?|beim|at|chez|en|@)\s+(?=\p{Lu})/u;

/** Behind the first comma of where it was stands the town. */
const withPlace = (text: string, place: string, sounds: Sounds): Readonly<{ where: string; place: string }> => {
  const dashed =
    DASHED.exec(text) ?? DASHED_STATE.exec(text) ?? BRACKETED.exec(text) ?? HYPHENED.exec(text) ?? IN.exec(text);
  const [whole = '', before = '', behind = ''] = dashed ?? [];
  if (whole !== '' && place === '' && !sounds.where(behind)) return { where: before, place: behind };
  const [where = '', ...rest] = commaPieces(text.replace(AT, ''));
  const town = rest.join(', ');
  const all = text.replace(AT, '');
  if (town === '' || town.length > 60 || /\d{3}/.test(town) || sounds.where(town)) return { where: all, place };
  if (place === '') return { where, place: town };
  return isPlace(town) ? { where, place: town } : { where: all, place };
};
