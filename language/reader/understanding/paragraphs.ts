import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { isGloomElsewhere, isPlanElsewhere } from './past-verbs.ts';
import { contentOf, reportsDone } from './reports-done.ts';
import { type Kind, leadsTo, type Sentence, withContext, withNamedBefore } from './request-context.ts';
import { requestsIn } from './requests.ts';
import { plainly, sentencesOf } from './sentences.ts';
import { isSmallTalk, withoutGreeting } from './small-talk.ts';
import { tellsDone } from './tells-done.ts';
import { wishesIn } from './wishes.ts';

/** A request in the words it was made in. */
export type Wish = Pick<MailRequest, 'kind' | 'text'>;

/** What one part of a text came to. `aside` are words that report nothing by themselves but may belong to a win. */
export type Said = Readonly<{ win?: string; requests: readonly Wish[]; aside?: string; isSequel?: boolean }>;

const PLANS = new RegExp(phrases`
    ^(?:(?:plans?|next(?: steps?)?|to ?-?do|tomorrow|upcoming|coming up|later|blockers?|blocked
    |still open|open (?:points|issues|items)|not done|didn't (?:do|finish|manage|get).*|challenges?
    |problems?|lowlights?|losses|goals?|priorities|pending|in progress|outstanding|for (?:tomorrow|next week|monday)
    |what didn't go well|improvements?|morgen|demain|manana)\b.*)$
  `);
const LABEL = new RegExp(
  phrases`
    ^(?:my |today'?s |the |small |big |daily )*(?:wins?|achievements?|accomplishments?
    |highlights?)(?: (?:of|for) (?:the day|today|the week|this week))?\s*[:–-]\s+(?=\S)
  `,
  'i',
);
const ALSO = new RegExp(phrases`
    ^(?:also|additionally|in addition|besides(?: that)?|separately|on top of (?:that|this)
    |furthermore|moreover|another win|second(?:ly)?|third(?:ly)?|on another note
    |apart from that|other than that|another (?:thing|one)|plus|ausserdem|et aussi
    |tambien|ademas)\b|^(?:[\w'-]+ ){0,4}?(?:i|we)(?: have|'ve)? also\b
  `);
const SEQUEL = new RegExp(phrases`
    ^(?:it|this|that|these|those|they|he|she|which|as a result|the result|result
    |so|because|then|afterwards|after that|in the end|eventually|the (?:client|patient|customer
    |team|family|class|boss|manager)|because of (?:this|that)|turns out|now)\b
  `);
const PLAN = new RegExp(phrases`
    ^(?:(?:i|we|i'm|we're|i am|we are) )?(?:will|'ll|going to|gonna|plan(?:ning)? to
    |hope|hoping|want|intend|need|have to|must|should|might|trying to|about to
    |looking forward|still need)\b|^(?:i'll|we'll)\b|^(?:tomorrow|next (?:week|month|monday|tuesday
    |wednesday|thursday|friday))\b|\b(?:tomorrow|next week)$
  `);
const GLOOM = new RegExp(phrases`
    \b(?:not|n't|no|nothing|never|none|hardly|barely|failed|unable|unfortunately
    |sadly|cancell?ed|postponed|delayed|rejected|lost|missed|stuck|sick|ill
    |tired|exhausted|holiday|vacation|broken?|crashed|worst|terrible|awful|hate
    |boring|bored|waste[d]?|slept|badly|coughing|argued|rained|rain|snowed|waited|queued|alarm|late|died|nicht|kein\w*|pas|rien|nada)\b
  `);
/** Present, conditional or addressed to somebody: talk about work, not something done. */
const TALK = new RegExp(phrases`
    \b(?:you|your|would|could|should|please|if|let me|we can|i can|can be|want
    |wants|going to|will|i am|i'm|we are|we're|here is|here's|see|attached|note that
    |there (?:is|are)|which (?:is|are)|has to|have to|needs? to)\b|https?:|www\.
  `);
const ENOUGH = 6;
/** No sentence is longer; what is, is judged by its beginning. */
const MAX_JUDGED = 2_000;

/** What stands below this line is still to come, or was not done: nothing of it is a win. */
export const headsPlans = (line: string): boolean => PLANS.test(plainly(line).replace(/(?<![:.!])[:.!]+$/, ''));

/** Tells of what failed, was not done or was hard. */
export const soundsGloomy = (plain: string): boolean => GLOOM.test(plain) || isGloomElsewhere(plain);

/** The items of a list. Each tells of one thing, and says so more loosely than a sentence does. */
export const readItems = (title: string, items: readonly string[]): readonly Said[] => {
  if (headsPlans(title)) return [];
  return items.flatMap((item): Said[] => {
    const sentences = sentencesOf(item).flatMap(wishesIn).map(classify);
    const said = sayingOf(sentences);
    if (said.win !== undefined || said.requests.length > 0) return [{ ...said, isSequel: false }];
    return isLooseWin(sentences) ? [{ win: trimmed(item), requests: [] }] : [];
  });
};

const isLooseWin = (sentences: readonly Sentence[]): boolean => {
  const told = sentences.filter(({ kind }) => kind === 'aside');
  return (
    told.length > 0 &&
    !told.some(({ plain }) => GLOOM.test(plain) || isGloomElsewhere(plain)) &&
    contentOf(told.map(({ plain }) => plain).join(' ')) >= 2
  );
};

/** A paragraph. Lines that each report something done are a list without bullets. */
export const readLines = (lines: readonly string[]): readonly Said[] => {
  const parts: string[] = [];
  for (const line of lines) {
    if (line.endsWith(':') && headsPlans(line)) break;
    const starts = startsWin(line) || (parts.length > 0 && standsAlone(parts.at(-1) ?? ''));
    if (parts.length === 0 || starts) parts.push(line);
    else parts[parts.length - 1] += ` ${line}`;
  }
  return parts.flatMap(readProse);
};

const startsWin = (line: string): boolean => {
  const first = sentencesOf(line)
    .map(classify)
    .find(({ kind }) => kind !== 'small-talk');
  return first !== undefined && (first.kind === 'request' || (first.kind === 'win' && !SEQUEL.test(first.plain)));
};

/** No greeting or courtesy is longer. */
const MAX_SMALL_TALK = 300;

const standsAlone = (line: string): boolean =>
  line.length <= MAX_SMALL_TALK &&
  sentencesOf(line)
    .map(classify)
    .every(({ kind }) => kind === 'small-talk');

/** Sentences in a row tell of one thing, until one begins with "Also" and reports another. */
const readProse = (paragraph: string): readonly Said[] => {
  const groups: Sentence[][] = [[]];
  for (const sentence of sentencesOf(paragraph).flatMap(wishesIn).map(classify)) {
    const current = groups.at(-1);
    if (sentence.kind === 'win' && ALSO.test(sentence.plain) && current?.some(({ kind }) => kind === 'win'))
      groups.push([sentence]);
    else current?.push(sentence);
  }
  return groups.map(sayingOf);
};

const classify = (text: string): Sentence => {
  const own = withoutGreeting(text).slice(0, MAX_JUDGED);
  const plain = plainly(own);
  const requests = tellsDone(own) ? [] : requestsIn(plain);
  return { text, plain, requests, kind: requests.length > 0 ? 'request' : kindOf(plain) };
};

/** Says what is still to come; the sentence as `plainly` gives it. */
export const isPlan = (plain: string): boolean => kindOf(plain) === 'plan';

const kindOf = (plain: string): Kind => {
  if (isSmallTalk(plain)) return 'small-talk';
  if (/\?["')\]]*$/.test(plain)) return 'question';
  if (PLANS.test(plain.split(':')[0] ?? '') && plain.includes(':')) return 'plan';
  if (isPlanElsewhere(plain)) return 'plan';
  if (reportsDone(plain)) return 'win';
  if (PLAN.test(plain)) return 'plan';
  return !GLOOM.test(plain) && !isGloomElsewhere(plain) && !TALK.test(plain) && contentOf(plain) >= ENOUGH
    ? 'win'
    : 'aside';
};

/** "Stop. Look. Listen." in a story asks for nothing; whoever means us says so by itself. */
const withoutInterjection = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.some(({ kind }) => kind === 'win')
    ? sentences.map((one) =>
        /^(?:stop|start|pause)\W*$/.test(one.plain) ? { ...one, kind: 'aside', requests: [] } : one,
      )
    : sentences;

const sayingOf = (all: readonly Sentence[]): Said => {
  const sentences = withContext(withNamedBefore(withoutInterjection(all)));
  const asks = sentences.findIndex(({ kind }) => kind === 'request');
  const requests = requestsOf(sentences, asks);
  const told = sentences.filter(
    ({ kind }, at) => kind !== 'request' && kind !== 'context' && !(requests.length > 0 && at > asks && kind !== 'win'),
  );
  const words = trimEnds(told)
    .map(({ text }) => text)
    .join(' ');
  const isSequel = SEQUEL.test(trimEnds(told)[0]?.plain ?? '') || !told.some(({ kind }) => kind === 'win');
  if (told.some(({ kind }) => kind === 'win')) return { win: trimmed(words), requests, isSequel };
  return requests.length === 0 && told.some(({ kind }) => kind === 'aside')
    ? { requests, aside: trimmed(words), isSequel }
    : { requests };
};

/** Each request in the words it was made in, with what was said to explain it. */
const requestsOf = (sentences: readonly Sentence[], first: number): readonly Wish[] =>
  sentences.flatMap((sentence, at) => {
    const { kind, requests } = sentence;
    if (kind !== 'request' || isSameWish(sentences[at - 1], sentence)) return [];
    const next = sentences.findIndex(
      (other, index) =>
        index > at &&
        ((other.kind === 'request' && !isSameWish(sentences[index - 1], other)) ||
          other.kind === 'win' ||
          (other.kind === 'aside' && BY_THE_WAY.test(other.plain))),
    );
    const after = sentences.slice(at, next < 0 ? undefined : next).filter((other) => other.kind !== 'small-talk');
    const before = at === first ? sentences.slice(0, at).filter((one) => leadsTo(one, requests)) : [];
    const text = [...before, ...after]
      .map((one) => one.text)
      .join(' ')
      .trim();
    return requests.map((request) => ({ kind: request, text }));
  });

/** Turns to another thing: "Au fait, j'ai passé mon TOEIC" is no part of the wish before it. */
const BY_THE_WAY =
  /^(?:au fait|et sinon|ah et|by the way|btw|oh and|on another note|ubrigens|ach und|ach ja|und sonst|por cierto|ah y|oh y)\b/;

const SETTINGS: ReadonlySet<string> = new Set(['change-schedule', 'pause', 'resume', 'stop', 'billing']);

/** Two sentences in a row about the same setting are one wish, and so is what only says more of what was asked for. */
const isSameWish = (before: Sentence | undefined, { plain, requests }: Sentence): boolean =>
  before?.requests.join() === requests.join() &&
  (requests.every((request) => SETTINGS.has(request)) || /^(?:an?|the|one|my|it)\b/.test(plain));

/** Neither greeting nor closing, question nor courtesy stands around a win; between its sentences they may. */
const trimEnds = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const isKept = ({ kind }: Sentence) => kind === 'win' || kind === 'aside' || kind === 'plan';
  const first = sentences.findIndex(isKept);
  return first < 0 ? [] : sentences.slice(first, sentences.findLastIndex(isKept) + 1);
};

/** Without the greeting and the "Today's win:" that a sentence begins with. */
export const trimmed = (text: string): string => withoutGreeting(text).replace(LABEL, '').trim();
