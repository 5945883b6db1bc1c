import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { documentsNamed } from './document-requests.ts';
import { frameOf } from './request-frame.ts';
import { plainly } from './sentences.ts';
import { isAbsence } from './small-talk.ts';
import { respelled } from './spelling.ts';

/** A sentence and what it does; `context` explains a request beside it. */
export type Kind = 'request' | 'win' | 'small-talk' | 'plan' | 'question' | 'aside' | 'context';
export type Sentence = Readonly<{ text: string; plain: string; kind: Kind; requests: readonly MailRequest['kind'][] }>;

/** What explains the request for a letter: who is applied to, and as what. */
const LETTER = new RegExp(phrases`
    ^(?:(?:so|and|well|hi|hello|hey)[,!]? )*(?:i(?:'m| am|m|'ve| have|'d like to| would like to| want to)? (?:just |now |also |been |currently )?(?:appl(?:y|ying|ied)|going for|interested in|after)\b|(?:i )?(?:want|try|trying|plan|hope) to (?:apply|get a job)\b|applying\b|(?:i )?(?:just |have |'ve )*(?:found|saw|seen|spotted|noticed|came across|got|heard (?:of|about)) (?:an?|the|this|my) (?:[\w-]+ ){0,3}(?:opening|job|vacancy|position|role|post|ad|advert)\b|there(?:'s| is) (?:an? |this )?(?:opening|job|vacancy|position|role|post)\b|(?:the |my )?(?:company|role|position|post|job|vacancy|opening|employer|firm|job title
    |title|organi[sz]ation|hospital|school)(?: name| ad(?:vert\w*)?)?(?: (?:is|are|would be|says|wants|asks)\b| ?[:=–-])|(?:they|it)(?:'re| are|'s| is)? (?:want|need|look|looking|search|seek|hiring|for|as|at|called|a|an|the)\b
    |it(?:'s| is) (?:for|at|with|as)\b)
  `);
export const explainsLetter = (text: string): boolean => LETTER.test(respelled(plainly(text)));

/** An order whose object was named just before: "could you put one together". */
const NAMED_BEFORE =
  /^(?:please )?(?:send|e-?mail|make|create|generate|write|draft|prepare|produce|do|build|compile|put|get|have|give|forward|share|update|refresh)\b(?: me| us| together| up| over)*(?: a new| a fresh)? (?:one|it|that|this|them|these|those|something)\b(?: (?:to|for) me| together| up| over| out| for (?:that|this|it)| by .{1,20}| please| today| now| soon)*$/;

/** A post for a place that was named just before. */
const POST =
  /^(?:write|make|draft|create|prepare|do)\b(?: me| us)? (?:a|the|some|one) (?:\w+ )?(?:posts?|text|words|something)\b[\w ]{0,30}$/;
const postFor = (plain: string): Sentence['requests'] => {
  if (/\blinked ?-?in\b/.test(plain)) return ['linkedin-post'];
  if (/\b(?:twitter|on x)\b/.test(plain)) return ['twitter-post'];
  return /\b(?:instagram|facebook|mastodon|bluesky|threads|insta)\b/.test(plain) ? ['custom-content'] : [];
};

/** With a sentence that asks for what the one before it named. */
export const withNamedBefore = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((one, at) => {
    const before = sentences[at - 1];
    if (one.kind === 'request' || before === undefined || before.kind === 'win' || before.kind === 'request')
      return one;
    const frame = frameOf(one.plain);
    const requests = !frame.isAsked
      ? []
      : NAMED_BEFORE.test(frame.rest)
        ? documentsNamed(before.plain)
        : POST.test(frame.rest)
          ? postFor(before.plain)
          : [];
    return requests.length > 0 ? { ...one, kind: 'request', requests } : one;
  });

/** What explains a letter or another zone in the paragraph that asks for it tells of no win. */
export const withContext = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.some(({ requests }) => requests.includes('cover-letter'))
    ? asContext(sentences, LETTER)
    : sentences.some(({ plain, requests }) => requests.includes('change-schedule') && /\btime ?-?zone/.test(plain))
      ? asContext(sentences, RELOCATED)
      : sentences;

const asContext = (sentences: readonly Sentence[], pattern: RegExp): readonly Sentence[] =>
  sentences.map((one) =>
    one.kind !== 'request' && pattern.test(respelled(one.plain)) ? { ...one, kind: 'context' } : one,
  );
const RELOCATED =
  /^(?:(?:so|and|hi|hello),? )*(?:i|we)(?:'ve| have|'m| am|'re| are)? (?:just |now |recently )*(?:moved|relocated|moving|relocating|live|living|based)\b[^,;]{0,60}$/;

/** Does this sentence, which stands before the first request, belong to it? */
export const leadsTo = ({ kind, plain }: Sentence, requests: Sentence['requests']): boolean =>
  kind === 'context' ||
  (kind !== 'win' && kind !== 'small-talk' && requests.includes('cover-letter')) ||
  (kind !== 'win' && requests.includes('pause') && (isAbsence(plain) || AWAY.test(plain) || LASTING.test(plain))) ||
  (kind !== 'win' && requests.includes('change-schedule') && MOVED.test(plain));
const LASTING = /\b(?:until|till?)\b|\bfor (?:\w+ ){0,2}(?:days?|weeks?|months?)\b|\bfrom\b.+\bto\b/;
const AWAY =
  /\b(?:away|holidays?|vacation|leave|off|travel\w*|back|return\w*|hospital|surgery|conference|going to be|will be|gone|abroad)\b/;
const MOVED = /\b(?:moved|moving|living|based|relocat\w*|i'm (?:now )?in|i am (?:now )?in)\b/;
