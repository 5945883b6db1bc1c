import { gerundOf, isPast } from '#language/claims/english-verbs.ts';
import { withoutPeople } from './people.ts';
import { capital } from './tidy.ts';

const LONGEST = 220;

/** Nobody can say them without their owner: "kept the hands off". */
const OWN =
  /\bmy (?:hands?|opinions?|phone|eyes?|ears?|voice|mind|temper|nerves?|mouth|feet|heart|lunch|bed|guard|cool)\b/iu;
const OWN_BEHIND = new RegExp(`,? (?:and|but) [^,;]*${OWN.source}[^,;]*`, 'giu');

/** Words that show what came of it; without them a second sentence is only a remark. */
export const TELLS =
  /\b(?:agreed|adopted|accepted|approved|signed|passed|used|uses?|published|without|nobody|no one|no|zero|closed|bought|renewed|alone|on time|early|linked|complete|safe|live|picked|half|twice|withdrew|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hired|built it|changed)\b/iu;
export const REMARK =
  /\b(?:loves?|loved|cake|hugged|laughed|nearly|cried|begged|worst|guess|funny|hope|mum|mom|wife|husband|blamed|said|says|told her|wrote us)\b|^(?:(?:that|this) (?:is|was|one|third|never|has|made)|which|best|great|good|nice)\b|\?/iu;
export const MINE = /\b(?:I|me|we|us|my|our|myself|ourselves|mine|ours|I['’]\w+)\b/u;

/** What stands by itself without a deed or a figure. */
export const ARRIVED = /\b(?:went live|is live|in production|is done|accepted|published|adopted)\b/iu;

/** A number that measures, none that only names: "Year 9", "Q4". */
export const hasFigure = (text: string): boolean =>
  /\d/u.test(text.replace(/\b(?:years?|reviewer|set|stage|level|phase|grade|page|row|q|v) ?\d+\S*/giu, ''));

/** Clauses at the end that only say how it was taken. */
export const withoutRemarks = (text: string): string => {
  const parts = text.split(/(?=[,;] | and the )/u);
  while (
    parts.length > 1 &&
    REMARK.test((parts.at(-1) ?? '').replace(/^[,;]? (?:and )?/u, '')) &&
    !hasFigure(parts.at(-1) ?? '')
  )
    parts.pop();
  return parts.join('');
};

/** Two sentences with a comma between them, as mails have them. */
export const spliced = (text: string): string =>
  text
    .replace(/, (?=(?:they|their|it|it['’]s|he|she|nobody|everyone|none|both|all (?:but|of)|there) )/giu, '; ')
    .replace(
      /, (?=(?:the|all|our|an?|\d[\d,.]*%?) [^,;]{0,60}?\b(?:is|are|was|were|has|have|went|came|takes?|holds?|dropped|fell|rose|help|use|got|made|booked)\b)/gu,
      '; ',
    )
    .replace(/, (?=I \p{Ll}+)/gu, '; ')
    .replace(/, (?=[\p{Ll} ]{3,30} (?:is|are|was|were|went|dropped|fell|rose) (?:down |up )?(?:from|by|to) )/gu, '; ')
    .replace(/, saves (?=\p{L}|\d)/gu, ', saving ');

/** What is said of its writer, in the form without a subject. */
const impersonal = (text: string, isDeed: boolean): string =>
  (isDeed ? withoutSubjects(text) : text)
    .replace(
      /\b(after|before|since|while) (?:I|we) (?:have |had )?(\p{L}+)\b/giu,
      (all, tie: string, verb: string, at: number) =>
        isPast(verb) && !/[,;] (?:they|their|it|the) [^,;]*$/iu.test(text.slice(0, at))
          ? `${tie.toLowerCase()} ${gerundOf(verb)}`
          : all,
    )
    .replace(/,? (?:and )?(?:they|he|she|the \p{L}+) (?:thanked|hugged) (?:me|us)\b.*$/iu, '')
    .replace(/ and thanked (?:me|us)\b.*$/iu, '')
    .replace(/, (?:and )?(?:the \p{L}+(?: \p{L}+)?|he|she|they|everyone) (?:said|says|told|wrote|reckons?)\b.*$/iu, '')
    .replace(/ and the \p{L}+ (?:love[sd]?|asked|laughed)\b.*$/iu, '')
    .replace(/\bmy (?=first\b)/giu, 'a ')
    .replace(/(?<!the )\blast (year|month|week)\b(?! of)/giu, 'the $1 before')
    .replace(/\bthis (?:year|quarter|month)\b ?/giu, (all) =>
      /\b(?:last|the) (?:year|month)\b/iu.test(text) ? all : '',
    )
    .replace(/\b(?:my|our) (?!old\b|best\b|own\b)/gu, 'the ')
    .replace(/\b(?:My|Our) (?!old\b|best\b|own\b)/gu, 'The ')
    .replace(/ +(?=[,.;])|\s+$/gu, '')
    .replace(/[,;]$/u, '');

/** A second deed needs no second subject; what others did too is no deed of its writer alone. */
const withoutSubjects = (text: string): string =>
  text
    .replace(/,? and we [^,;]*/gu, '')
    .replace(
      /(,|;| and| but)(?: and| so| then)? I(?: then| also| finally| have| had)? (\p{L}+)/gu,
      (all, tie: string, verb: string) => (isPast(verb) ? `${/and|but/.test(tie) ? tie : ' and'} ${verb}` : all),
    )
    .replace(/, (saved|cut) (?=[^,;]*$)/iu, (_all, verb: string) => `, ${gerundOf(verb)} `)
    .replace(
      /^([^,;]*), (got|fixed|solved|sorted|switched|decided|opened|sent|drove|ordered) (?=[^,;]*$)/iu,
      '$1 and $2 ',
    );

/** By the time that it is read it is another day. */
const OF_THE_DAY = /\b(?:today|yesterday|tonight|tomorrow|last night)\b/iu;

/** `isTold`: it says what was done or changed, and may lose what stands behind that. */
export const finishedLine = (
  told: string,
  { together, isDeed, isTold }: Readonly<{ together: boolean; isDeed: boolean; isTold: boolean }>,
): string | null => {
  const owned = told.replace(OWN_BEHIND, '');
  if (OWN.test(owned)) return null;
  const bare = owned.replace(/^(?:The|Our|My) (?!\p{L}+ and |old\b|best\b)/u, '');
  const plain = withoutRemarks(impersonal(spliced(bare), isDeed));
  const line = withoutPeople(MINE.test(plain) && isTold ? withoutMine(plain) : plain);
  if (line === null || MINE.test(line) || OF_THE_DAY.test(line) || line.length > LONGEST || line.split(' ').length < 3)
    return null;
  if (!isDeed && !hasFigure(line) && !ARRIVED.test(line)) return null;
  return together ? `With the team, ${line.replace(/^./u, (letter) => letter.toLowerCase())}` : capital(line);
};

/** What is said of its writer behind a comma is left away with all that follows. */
const withoutMine = (line: string): string => {
  const parts = line.split(/(?=[,;] )/u);
  const kept = parts
    .slice(
      0,
      parts.findIndex((part) => MINE.test(part)),
    )
    .join('');
  return kept.split(' ').length >= 4 ? kept : line;
};
