import { stripped } from '#language/text/months.ts';
import type { Entry } from './entries.ts';
import { type Role, roleOfLabel } from './labels.ts';
import { isAcronym, type Sounds } from './names.ts';
import { commaPieces, isPlace } from './places.ts';

/** A name of an entry. `slot` is where it stands beside its time: what stands there in other entries means the same. */
export type NamePart = Readonly<{ text: string; slot: string; label: Role | null }>;

const LISTED = /\s*[|·•]\s*/u;
/** Networks print it beside a name. */
const KIND_OF_CONTRACT =
  /^(?:full[- ]time|part[- ]time|permanent(?: contract)?|temporary|seasonal|vollzeit|teilzeit|unbefristet|befristet|temps plein|temps partiel|jornada completa|media jornada|hybrid|on-site|vor ort)$/iu;
const GRADE = /\s*[(;,]\s*(?:(?:abschluss)?note|grade|gpa|cgpa|nota)\b[^)]*\)?$/iu;

/** The names in the lines of an entry; one that stands alone is taken apart into what was done and where. */
export const partsOf = ({ names }: Entry, sounds: Sounds): readonly NamePart[] => {
  const parts = names.flatMap(({ offset, cells }) =>
    labelled(cells).map((part, at) => ({ ...part, slot: `${offset} ${at}` })),
  );
  const open = parts.filter(({ text }) => !isPlace(text));
  const [only] = open;
  if (open.length !== 1 || only === undefined) return parts;
  return parts.flatMap((part) => (part === only ? apart(only, sounds) : [part]));
};

/** "Employer: Miller & Sons", in one cell or two; what a form tells of duties is no name. */
const labelled = ([first = '', ...others]: readonly string[]): readonly Omit<NamePart, 'slot'>[] => {
  const [, before = '', behind = ''] = /^([^:]{3,30}):\s*(.*)$/u.exec(first) ?? [];
  const label = roleOfLabel(before || first);
  if (label === 'story') return [];
  const values = label === null ? [first, ...others] : behind === '' ? others : [behind, ...others];
  return values
    .flatMap((cell) => cell.split(LISTED))
    .map((text) => stripped(text.replace(GRADE, '')))
    .filter((text) => text !== '' && !KIND_OF_CONTRACT.test(text))
    .map((text) => ({ text, label }));
};

/** A separator that stands between two names; a comma only where nothing else does. */
const STRONG = /\s+[–—-]\s+|\s+[@]\s*|\s+(?:at|bei|bei der|beim|chez|by|à l['’]|à la)\s*(?=\p{Lu})/u;

const apart = ({ text, slot }: NamePart, sounds: Sounds): readonly NamePart[] => {
  const strong = text
    .split(STRONG)
    .map(stripped)
    .filter((piece) => piece !== '');
  const pieces = strong.length > 1 ? strong : apartAtComma(text, sounds);
  return pieces.map((piece, at) => ({ text: piece, slot: `${slot} ${at}`, label: null }));
};

/** "Electrician, Brightline Services" above "2020 – now | Croydon": two names in one, and a town beside them. */
export const apartAboveTown = (part: NamePart, all: readonly NamePart[], sounds: Sounds): readonly NamePart[] => {
  const other = all.find((one) => one !== part);
  if (all.length !== 2 || !other || !part.slot.startsWith('-') || !other.slot.startsWith('0')) return [part];
  if (sounds.what(other.text) || sounds.where(other.text) || !/^\p{Lu}[\p{L}-]+$/u.test(other.text)) return [part];
  const [first = '', ...rest] = apartAtComma(part.text, sounds);
  const isClear = rest.length === 1 && sounds.what(first) && !sounds.what(rest[0] ?? '');
  return isClear ? [first, ...rest].map((text, at) => ({ ...part, text, slot: `${part.slot} ${at}` })) : [part];
};

/**
 * "Site manager, Hochtief AG, Essen": the first is what was done, unless it sounds like where, and the rest is the
 * other.
 */
const apartAtComma = (text: string, sounds: Sounds): readonly string[] => {
  const pieces = commaPieces(text);
  const where = pieces.findIndex(sounds.where);
  const at = where > 0 ? where : where === 0 ? behindPlace(pieces, sounds) : 1;
  return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')].filter((piece) => piece !== '');
};

/** Where what was done begins behind a place, or a school's name behind its kind: "École d’ingénieurs, INSA". */
const behindPlace = (pieces: readonly string[], sounds: Sounds): number => {
  const what = pieces.findIndex((piece, at) => at > 0 && sounds.what(piece));
  if (what > 0) return what;
  return isAcronym(pieces[1] ?? '') ? 1 : pieces.length;
};
