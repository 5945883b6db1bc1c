import { gerundOf, isPast, pastOf } from '#language/claims/english-verbs.ts';
import { ARRIVED, finishedLine, hasFigure, MINE, REMARK, spliced, TELLS, withoutRemarks } from './english-line.ts';
import type { Telling } from './telling.ts';
import { capital } from './tidy.ts';

const LONGEST_LINE = 190;

/** What a sentence is: what its writer did, with the subject taken off; what became of something; or another word of it. */
type Part =
  | Readonly<{ is: 'deed'; text: string; together: boolean; verb: string }>
  | Readonly<{ is: 'change'; text: string }>
  | Readonly<{ is: 'other'; text: string }>;

const SUBJECT =
  /^(I|we|we all|my team and I|me and (?:my|the) team)(?: (?:have|had|has|'ve))?(?:['’]ve)?(?: (?:also|then|finally|just|already|even|personally))* /iu;
const WAS =
  /^(?:was|were|got|been|have been|am|are) (?=(?:asked|made|promoted|elected|chosen|named|appointed|invited|selected|trained|nominated|awarded)\b)/iu;
const MANAGED = /^(?:managed to|was able to|were able to|succeeded in|got to) (\p{L}+)(ing)?\b/iu;
const RANK = '(?:team lead|head|supervisor|manager|second|deputy|lead|foreman|chief|principal|director)';
const MADE_ME = /^(?:(?:my |the )?(?:boss|manager|director|head|ceo)|they) (?:made|promoted) me (?:to )?/iu;

const asDone = (told: string): string =>
  told
    .replace(MADE_ME, 'appointed ')
    .replace(MANAGED, (_all, verb: string, ing?: string) => (ing ? verb : pastOf(verb)))
    .replace(WAS, '')
    .replace(new RegExp(`^made(?= ${RANK})`, 'iu'), 'appointed')
    .replace(/^did (?=(?:the |a |an |my |our )?(?:course|training|seminar))/iu, 'completed ')
    .replace(/^did (?=(?:the |a |an |my |our )?(?:\p{L}+ )?study)/iu, 'carried out ');

const CHANGE =
  /^(?:(?:the|our|my|their) )?(?<thing>(?!I |we |it |they |he |she )[^,;:.]{2,90}?) (?:has |have |is |are |was |were )?(?:now )?(?<verb>went|gone|dropped|fell|fallen|rose|risen|came|come|increased|decreased|improved|climbed|shrank|grew|down|up)(?: (?<way>up|down))? (?<rest>(?:from|to|by) .*\d.*)$/iu;
const DOWN = /^(?:dropped|fell|fallen|decreased|shrank|down)$/iu;
const UP = /^(?:rose|risen|increased|climbed|grew|up)$/iu;

const changeIn = (text: string): string | null => {
  const { thing, verb = '', way = '', rest = '' } = CHANGE.exec(text)?.groups ?? {};
  if (thing === undefined || isPast(thing.split(' ', 1)[0] ?? '')) return null;
  const gone = way.toLowerCase() || (DOWN.test(verb) ? 'down' : UP.test(verb) ? 'up' : wayOf(rest));
  return `${thing}${gone === '' ? '' : ` ${gone}`} ${rest}`;
};

/** The numbers say where it went, if the verb does not. */
const wayOf = (rest: string): string => {
  const [from, to] = (rest.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((digits) =>
    Number(digits.replace(/,(?=\d{3})/gu, '')),
  );
  if (from === undefined || to === undefined || from === to) return '';
  return to < from ? 'down' : 'up';
};

/**
 * "Mis-sorted parcels from 17 to 3": what became of things that are called so, and nobody's deed. Only what can change numbers
 * is a deed where nothing but numbers changed.
 */
const OF_THINGS = /^(?<called>[\p{L}-]+ed) (?:\p{Ll}[\p{L}-]* ){1,3}from \D{0,4}\d[^;.]*? to \D{0,4}\d/u;
const CHANGES =
  /^(?:(?:in|de)creased|reduced|raised|lowered|moved|shortened|halved|doubled|tripled|improved|expanded|extended|scaled|trimmed|slashed|widened|narrowed|pushed|boosted|lifted|dropped|trained|changed|converted|shifted|turned|switched|grew|negotiated|renegotiated|upgraded|migrated|transferred|delayed|postponed|speeded|capped|limited|upped|squeezed|compressed|shrinked|rescheduled|promoted|reworked|edited|condensed|pruned|walked|travelled|delivered|worked)$/iu;
const isOfThings = (text: string): boolean => {
  const called = OF_THINGS.exec(text)?.groups?.called;
  return called !== undefined && !CHANGES.test(called);
};

const partOf = (sentence: string): Part => {
  const text = sentence.replace(/\.$/u, '');
  if (isOfThings(text)) return { is: 'change', text };
  const change = changeIn(text);
  if (change !== null) return { is: 'change', text: change };
  const subject = SUBJECT.exec(text);
  const told = subject ? text.slice(subject[0].length) : text;
  const done = asDone(told);
  const [verb = ''] = done.split(' ', 1);
  const isDone = isPast(verb) && !/^(?:was|had|were) /iu.test(done);
  return isDone && (subject || /^\p{Lu}/u.test(text) || verb === 'appointed')
    ? { is: 'deed', text: resultFirst(done, verb), verb, together: /^(?:we|my team|me and)/iu.test(subject?.[0] ?? '') }
    : { is: 'other', text };
};

/** "Did this and cut that from 9 to 5": the result first, then by what. */
const RESULT_BEHIND =
  /^(?<deed>[^,;]{8,80}?)(?:, and |, | and )(?<verb>cut|reduced|raised|saved|increased|lowered|halved|doubled|brought) (?<what>[^,;]*\d[^,;]*)$/iu;

const resultFirst = (text: string, verb: string): string => {
  const { deed = '', verb: result = '', what = '' } = RESULT_BEHIND.exec(text)?.groups ?? {};
  if (deed === '' || / and /u.test(deed)) return text;
  return `${result} ${what} by ${gerundOf(verb)}${deed.slice(verb.length)}`;
};

/** At semicolons, and at a comma behind which something is said to have changed. */
const clauses = (sentence: string): readonly string[] =>
  sentence.split(/; |(?<=\d) - /u).flatMap((part) => {
    const and = / and (?=(?:the|our) [\p{Ll} ]{3,40} (?:has |have )?(?:dropped|fell|went|rose) (?:from|to|by) )/u.exec(
      part,
    );
    const comma = and?.index ?? part.indexOf(', ');
    const behind = part.slice(comma + (and ? ' and ' : ', ').length);
    return (comma > 0 && changeIn(behind.replace(/\.$/u, '')) !== null ? [part.slice(0, comma), behind] : [part]).map(
      (one) => capital(one.trim()),
    );
  });

const lineOf = (sentences: readonly string[]): string | null => {
  const told = sentences.flatMap(clauses).map(partOf);
  const start = told.findIndex((part) => part.is !== 'other' || hasFigure(part.text) || ARRIVED.test(part.text));
  const parts = told.slice(start);
  const [first] = parts;
  if (start < 0 || !first || /^(?:Didn['’]t|Never|No(?:t|body)?)\b/u.test(first.text)) return null;
  if (start > 0 && POINTS_BACK.test(first.text)) return null;
  const [head, used] = headOf(parts, first);
  if (start > 0 && used.length === 1) return null;
  const more = parts
    .filter((part) => !used.includes(part) && mayFollow(part, first))
    .map(({ is, text }) => (is === 'deed' ? text : withoutRemarks(text)))
    .filter((text) => text.split(' ').length > 3 || /^(?:no|all|zero|both)\b|[€$£%]/iu.test(text))
    .filter((text) => (TELLS.test(text) || hasFigure(text)) && !REMARK.test(text) && text.length < 130);
  const rest = parts.filter((part) => !used.includes(part) && !REMARK.test(part.text));
  if (first.is === 'other' && rest.length > more.length) return null;
  return finishedLine(joined(head, more), {
    together: first.is === 'deed' && first.together && used.length === 1,
    isDeed: used.some(({ is }) => is === 'deed'),
    isTold: used.some(({ is }) => is !== 'other'),
  });
};

/** What others did too is told after no deed of its writer alone. */
const mayFollow = (part: Part, first: Part): boolean =>
  part.is === 'deed'
    ? !part.together || (first.is === 'deed' && first.together)
    : !MINE.test(part.text.replace(NO_MATTER, ''));

/** What a line can say without its writer. */
const NO_MATTER = /\b(?:my|our)\b|\b(?:after|before|since) (?:I|we) (?=\p{L}+ed\b)/gu;

/** What was told before would be missed. */
const POINTS_BACK = /^\S+(?: \S+){0,2} (?:it|them|him|her|this|that|these|those|one)\b/iu;

/** Its change before the deed that led to it, where one stands right before the other; else what is told first. */
const headOf = (parts: readonly Part[], first: Part): readonly [string, readonly Part[]] => {
  const at = parts.findIndex((part) => part.is === 'change');
  const [change, deed] = [parts[at], parts[at - 1]];
  if (!change || deed?.is !== 'deed' || !isShort(deed)) return [first.text, [first]];
  return [`${change.text} after ${gerundOf(deed.verb)}${deed.text.slice(deed.verb.length)}`, [change, deed]];
};

const isShort = ({ text, verb }: Extract<Part, { is: 'deed' }>): boolean =>
  text.split(' ').length <= 12 &&
  text.toLowerCase().startsWith(verb.toLowerCase()) &&
  !/ and \p{L}+ed\b|[;:]/u.test(text);

/** What keeps its capital, as a name may, begins another sentence. */
const joined = (head: string, more: readonly string[]): string => {
  let line = head;
  for (const one of more) {
    const part = lowered(one);
    const tie = /^\p{Lu}/u.test(part) && !/^\p{Lu}{2}/u.test(part) ? '. ' : '; ';
    if (line.length + one.length < LONGEST_LINE) line = `${line}${tie}${part}`;
  }
  return line;
};

/** But for what may be a name: one before a verb, with a possessive, with capitals within. */
const lowered = (text: string): string => {
  const [begins = '', second = ''] = text.split(' ', 2);
  const first = begins.replace(/[,:]$/u, '');
  if (/^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Half|Nobody|The|A|An|All|Both|They|It|He|She)$/u.test(first))
    return text.replace(/^./u, (letter) => letter.toLowerCase());
  const isName = /['’]s$|\p{Lu}.*\p{Lu}|\d/u.test(first) || first === 'I' || !/^[\p{Ll}\d£$€]/u.test(second);
  const acts = isPast(second) || /^(?:is|has|was|says|leads|can)$/u.test(second);
  if (isName || (acts && !/^(?:It|They|He|She|Nobody|All|Both|\p{Lu}\p{Ll}+s)$/u.test(first) && !isPast(first)))
    return text;
  return text.replace(/^./u, (letter) => letter.toLowerCase());
};

const storyOf = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence, at) => {
    const text = spliced(sentence).replace(/ +\./gu, '.');
    if (SUBJECT.test(text)) return capital(withTies(text));
    if (BY_OTHERS.test(text)) return `I was ${text.replace(/^./u, (letter) => letter.toLowerCase())}`;
    if (/^(?:Saves|Takes|Means|Works|Runs|Costs) /u.test(text))
      return `It ${text.replace(/^./u, (letter) => letter.toLowerCase())}`;
    const [verb = ''] = text.split(' ', 1);
    const isDeed =
      (isPast(verb) && !isOfThings(text)) ||
      WAS.test(text) ||
      MANAGED.test(text) ||
      /^(?:Didn|Couldn)['’]t\b/u.test(text);
    if (!isDeed || /^\p{L}+ (?:was|were|is|are|has|have)\b/u.test(text)) return text;
    return `${at > 0 && /^(?:was|were)/iu.test(text) ? 'It ' : 'I '}${withTies(text).replace(/^./u, (letter) => letter.toLowerCase())}`;
  });

/** What others did with its writer, told without "was". */
const BY_OTHERS =
  /^(?:(?:Elected|Promoted|Appointed|Invited|Chosen|Selected|Nominated|Shortlisted|Named|Awarded) (?=(?:to|as|for|onto|by)\b)|Asked (?=(?:to|by)\b))/u;

/** A second deed behind a comma. */
const withTies = (text: string): string =>
  text
    .replace(/^([^,;]*), (saved|cut) (?=[^,;]*$)/u, (_all, deed: string, verb: string) => `${deed}, ${gerundOf(verb)} `)
    .replace(
      /^([^,;]*), (got|fixed|solved|sorted|switched|decided|opened|sent|drove|ordered) (?=[^,;]*$)/u,
      '$1 and $2 ',
    );

export const english: Telling = {
  line: lineOf,
  story: storyOf,
  dated: (sentence, month) =>
    isPast(/^(?:I|We) (\p{L}+)/u.exec(sentence)?.[1] ?? '') || /^(?:I|We) (?:was|were) /u.test(sentence)
      ? `In ${month} ${sentence.replace(/^We/u, 'we')}`
      : sentence,
  also: (sentence) =>
    sentence
      .replace(/^I (was|have) (?=\p{Ll})/u, 'I $1 also ')
      .replace(/^I (?!was |have )(\p{Ll}+)(?= )/u, (all, verb: string) => (isPast(verb) ? `I also ${verb}` : all)),
};
