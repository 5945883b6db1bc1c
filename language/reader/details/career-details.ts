import type { CareerWords } from '#domain/documents/career.ts';
import { pointIn, spanIn } from '../../text/months.ts';
import { isLanguage, isLevel } from '../../text/spoken-languages.ts';
import { isRole } from './roles.ts';

/** What a sentence tells of a career, and whether its words leave no doubt of it. */
export type CareerTold = Readonly<{ facts: readonly CareerWords[]; certain: boolean }>;

const LONGEST = 240;
/** Something as new as this may be a win, and is read as one. */
const NEW_MONTHS = 2;

/**
 * "2019 to 2022 I was ward sister at St. Mary's", "I speak French, C1": a whole sentence that tells a fact of a career and
 * nothing else, in one of a few ways; null for all others, which are read as ever.
 */
export const careerTold = (sentence: string, today: string): CareerTold | null => {
  if (sentence.length > LONGEST || /[?]|(?<![\p{L}])(?:not|never|nicht|nie|pas|no|nunca)(?![\p{L}])/iu.test(sentence))
    return null;
  const plain = sentence
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();
  return languagesTold(plain) ?? certificateTold(plain, today) ?? timedTold(plain);
};

const SPEAK = /^(?:i (?:also )?speak|ich spreche|je parle|hablo) (.+)$/iu;
const AND = /,? (?:and|und|et|y) |[;,] ?(?=[\p{L}]+ ?\()|, (?=[\p{L}]{4,} [ABC][12])/iu;

/** Each must be a language that has a name, with nothing beside it but a level. */
const languagesTold = (plain: string): CareerTold | null => {
  const said = SPEAK.exec(plain)?.[1];
  if (said === undefined) return null;
  const facts = said.split(AND).flatMap((part) => spokenIn(part) ?? []);
  return facts.length > 0 && facts.length === said.split(AND).length ? { facts, certain: true } : null;
};

const spokenIn = (part: string): CareerWords | null => {
  const [, name = '', level = ''] =
    /^([\p{L}]+)(?:,? ?(?:\(|at level |at |on level |auf (?:dem )?niveau |auf |niveau |nivel |level )?([\p{L}\d +-]+?)\)?(?: level)?)?$/iu.exec(
      part.trim(),
    ) ?? [];
  return isLanguage(name) && (level === '' || isLevel(level)) ? { kind: 'language', name: titled(name), level } : null;
};

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const GOT =
  /^(?:i |i've |i have )?(?:got|passed|earned|received|obtained|gained) (?:my |the |a |an )?(.{2,80}?),?(?: (?:in|back in))?$/iu;
const GOT_IN_GERMAN =
  /^(?:ich )?habe(?: ich)?(?: im)? ?(?:mein|meine|meinen|das|den|die|ein|eine|einen) (.{2,80}?) (?:gemacht|bestanden|erworben|bekommen|erhalten)$/iu;
/** Capitals alone and what stands beside them, or a word that says what it is: "NHS contract" is neither. */
const BESIDE: ReadonlySet<string> = new Set(
  'level exam foundation practitioner professional associate certification certificate licence license prüfung'.split(
    ' ',
  ),
);
const isInitials = (title: string): boolean =>
  /^[A-Z]{3}/.test(title) &&
  title.split(' ').every((word) => /^[A-Z\d+-]+$/.test(word) || BESIDE.has(word.toLowerCase()));
const SAYS_SO =
  /(?<![\p{L}])(?:certificate|certification|licen[cs]e|zertifikat|zertifizierung)(?![\p{L}])|(?:schein|zertifikat|lizenz)$/iu;

/** One of some time ago: what is new may be a win, and is told as one. */
const certificateTold = (plain: string, today: string): CareerTold | null => {
  const point = pointIn(plain);
  if (!point || point.at === '' || spanIn(plain) || isNew(point.at, today)) return null;
  const rest = point.rest.replace(/\t/g, ' ').replace(/\s+/g, ' ').trim();
  const title = (GOT.exec(rest) ?? GOT_IN_GERMAN.exec(rest))?.[1];
  if (title === undefined) return null;
  return isInitials(title) || SAYS_SO.test(title)
    ? { facts: [{ kind: 'certificate', title, issuer: '', issued: point.at }], certain: true }
    : null;
};

const isNew = (month: string, today: string): boolean => {
  const count = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return month.length === 4 ? month >= today.slice(0, 4) : count(today) - count(month) < NEW_MONTHS;
};

const NAME = '(?:the |der |die |das )?\\p{Lu}[^,;:!?]{1,90}';
const WORKED = [
  `i (?:was|worked as|was working as|served as|have been|'ve been|have worked as|work as|am)(?: an?| the)? (?<what>.{2,80}?) (?:at|for|with|of|in) (?<where>${NAME})`,
  `(?:war ich|arbeitete ich als|ich war|ich arbeitete als|bin ich|ich bin|arbeite ich als|ich arbeite als)(?: an?| eine?| die| der)? (?<what>.{2,80}?) (?:bei der|bei den|beim|bei|im|in der|am|an der|in) (?<where>${NAME})`,
  `(?:ich habe|habe ich)(?: von)? als (?<what>.{2,80}?) (?:bei der|bei den|beim|bei|im|in der|am|an der) (?<where>${NAME}) gearbeitet`,
];
const LEARNT = [
  `i (?:studied|read|did|completed)(?: my| an?)? (?<what>.{2,80}?) (?:at|in) (?<where>${NAME})`,
  `(?:ich habe|habe ich)(?: von)? (?<what>.{2,80}?) (?:an der|am|in|bei der) (?<where>${NAME}) studiert`,
  `(?:ich habe|habe ich)(?: von)? (?:an der|am|in|bei der) (?<where>${NAME}) (?<what>.{2,60}?) studiert`,
  `(?:ich studierte|studierte ich) (?<what>.{2,80}?) (?:an der|am|in|bei der) (?<where>${NAME})`,
];
const compiled = (sources: readonly string[]) =>
  sources.map(
    (source) =>
      new RegExp(
        `^${source.replace(/^i /, '[Ii] ').replaceAll('|ich ', '|[Ii]ch ').replace('(?:ich ', '(?:[Ii]ch ')}$`,
        'u',
      ),
  );
const WORK = compiled(WORKED);
const LEARNING = compiled(LEARNT);
const MORE_TRADES =
  /(?<![\p{L}])(?:(?:ward |charge )?sister|matron|orderly|porter|schwester|krankenschwester|station\p{L}+|pflegefach\p{L}+)(?![\p{L}])/iu;

/** A time, what somebody was or studied, and where by its name. What names no trade is asked about. */
const timedTold = (plain: string): CareerTold | null => {
  const span = spanIn(plain);
  if (!span) return null;
  const { from, to } = span;
  const rest = span.rest
    .replace(/\t/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:from|between|von|vom|in)?[\s,:]+|[\s,]+(?:from|between|von|vom|in)?$/giu, '')
    .replace(/^(?:from|between|von|vom) /iu, '')
    .replace(/ (?:from|von|vom)(?= als | )/u, '')
    .trim();
  const work = found(WORK, rest);
  if (work && to !== null) {
    const certain = isRole(work.what) || MORE_TRADES.test(work.what);
    return certain
      ? { facts: [{ kind: 'position', employer: work.where, title: work.what, place: '', from, to }], certain }
      : null;
  }
  const learnt = found(LEARNING, rest);
  if (!learnt) return null;
  return {
    facts: [{ kind: 'education', school: learnt.where, title: titled(learnt.what), place: '', from, to }],
    certain: /stud/i.test(rest),
  };
};

const found = (patterns: readonly RegExp[], text: string): Readonly<{ what: string; where: string }> | null => {
  for (const pattern of patterns) {
    const { what, where } = pattern.exec(text)?.groups ?? {};
    if (what !== undefined && where !== undefined) return { what: what.trim(), where: where.trim() };
  }
  return null;
};
