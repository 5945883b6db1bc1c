import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { correctionsByWords } from './by-words/by-words.ts';
import { lookUpIn } from './by-words/look-ups.ts';
import { isCorrection } from './correction-requests.ts';
import { documentsAsked, isOrder } from './document-requests.ts';
import { elsewhere, MONTH, QUARTER, QUARTER_ORDINAL, WEEKDAY } from './languages/languages.ts';
import { namesOneself } from './names-oneself.ts';
import { reportsDone } from './reports-done.ts';
import { type Frame, frameOf } from './request-frame.ts';
import { namesOurMails, sendingAsked } from './schedule-requests.ts';
import { GLUE, MAILS, tokens } from './sending-words.ts';

const MAX_LENGTH = 600;

/** What one sentence asks of us, as `plainly` gives it; empty when it asks for nothing we know. */
export const requestsIn = (plain: string): readonly RequestKind[] => {
  if (plain.length > MAX_LENGTH) return [];
  const whole = askedIn(plain, frameOf(plain));
  const lead = whole.length > 0 ? null : withoutReason(plain);
  const kinds = lead === null ? whole : plainlyAsked(lead);
  return kinds.some((kind) => CHANGES.has(kind)) && TOLD.test(plain) && !/^\D{0,12}\d/.test(plain) ? [] : kinds;
};

/** Somebody's words are told, not said to us: "Stop, I told the team". */
const TOLD =
  /(?:^|[,;:!?"”–-]+) ?"?(?:(?:i|we|he|she|they|it|(?:the|my|our|a) [\w-]+(?: [\w-]+)?|[\w-]+) )?(?:says?|reads|said|told|asked|shouted|replied|was the (?:motto|task|rule|plan|order|answer))\b/;

const askedIn = (plain: string, frame: Frame): readonly RequestKind[] => {
  if (lookUpIn(plain)) return ['list-wins'];
  if (namesOneself(plain)) return ['change-profile'];
  if (isCorrection(frame) || correctionsByWords(plain).length > 0) return ['correct-wins'];
  if (isAboutBilling(frame)) return stopsMailsToo(frame) ? ['stop', 'billing'] : ['billing'];
  const sending = sendingAsked(frame);
  if (sending) return [sending];
  const review = reviewAsked(frame);
  if (review) return [review];
  // "CV workshop held" begins like a request; an order or a polite word makes it one.
  return !frame.isAsked && !isOrder(frame) && reportsDone(plain) ? [] : documentsAsked(frame);
};

const REVIEWS: ReadonlySet<RequestKind> = new Set(['list-wins', 'how-am-i-doing']);

const CHANGES: ReadonlySet<RequestKind> = new Set([
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'billing',
  'correct-wins',
]);

/** What a part of a sentence asks, where its own words address us; the rest of the sentence may be news. */
export const plainlyAsked = (part: string): readonly RequestKind[] => {
  const frame = frameOf(part);
  const kinds = askedIn(part, frame);
  const isAddressed = kinds.every((kind) => isAddressedFor(kind, frame));
  return isAddressed ? kinds : [];
};

/** The more a request changes, the plainer its words must be. */
const isAddressedFor = (kind: RequestKind, frame: Frame): boolean => {
  if (REVIEWS.has(kind)) return true;
  if (!CHANGES.has(kind)) return frame.isAsked;
  if (kind === 'billing' && frame.isAsked && /\b(?:money back|refund)\b/.test(frame.rest)) return true;
  if (kind === 'stop' || kind === 'billing') return namesOurMails(frame);
  return (frame.isAsked && !frame.isLonging) || (kind !== 'correct-wins' && namesOurMails(frame));
};

/** Where the words end that ask, and those begin that say why. */
const REASON = new RegExp(
  phrases`
    (?:\s?[,;:–—(]|\s-)?\s(?:because|cause|cos|bc|since|otherwise|in case|so that|as (?=(?:i|i'm|im|i've|i'll|we|we're|my|it|it's|the|they|there)\b)|so (?=(?:i|we|my|it|they)\b))
    |(?:\s?[,;:–—(]|\s-)\s(?=(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|my|it|it's|its|that|that's|this|the|there|there's|these|those|they|they're|on|at|too|not|still|sorry|got|will|am|have|had|been|going|off|away|back|in|for|weekly|daily|once|every|deadline|interview|holidays?|vacation|after|before|from|just|only|no)\b)
  `,
  'g',
);

const MAX_REASONS = 4;

/** The words of a sentence before the first reason that it gives; null where it gives none. */
const withoutReason = (plain: string): string | null => {
  const found = [...plain.matchAll(REASON)]
    .slice(0, MAX_REASONS)
    .find(({ index }) => plain.slice(0, index).includes(' '));
  return found ? plain.slice(0, found.index) : null;
};

const END = '(?:cancel|end|stop|terminate|quit|discontinue|close|drop|give up|get rid of|switch off|turn off)';

const OURS =
  '(?:(?:my |the |this |our )?(?:(?:cairn|paid|monthly|yearly|annual|current|whole|premium) )*(?:subscription|membership|auto-?renewals?)|my (?:(?:cairn|paid|monthly|yearly|annual|current) )*(?:plan|trial|renewals?|payments?))';

const ASKED = new RegExp(phrases`
    (?:^(?:how (?:do|can|could) (?:i|we) )?|\b(?:and|,|also|then) (?:also |please |pls )?)(?:(?:to )?${END} ${OURS}\b|(?:stop|don't|do not|quit) (?:charg|bill)(?:e|ing)? (?:me|my card)\b
    |^how (?:do|can|could) (?:i|we) cancel(?: it)?$|(?:a |my |the |full )*refund\b|refund (?:me|my)\b|(?:have |get |want )?my money back\b|${elsewhere(({ billing }) => billing)})
  `);

/** To pay in another way, by another card, or to have an invoice: all of it is on the billing page. */
const PAYING = new RegExp(phrases`
  ^(?:(?:change|switch|move|upgrade|downgrade|go)(?: me| us| over| back)* (?:from (?:the )?(?:monthly|yearly|annual)(?: (?:plan|billing))? to (?:the )?(?:monthly|yearly|annual)|to (?:the |a |an )?(?:monthly|yearly|annual)(?= ))(?: (?:plan|billing|subscription|payments?|membership))?
  |(?:change|switch|move|upgrade|go)(?: me| us| over)* to (?:yearly|annual)
  |(?:change|switch|move|upgrade|downgrade) my (?:plan|subscription|membership|billing) to (?:the )?(?:monthly|yearly|annual)(?: (?:one|plan|billing))?
  |(?:change|update|replace) (?:my |the )?(?:(?:credit|debit|payment|bank) )?(?:card|method|payment details|billing details)
  |(?:find|get|have|see|download|send(?: me)?) (?:my |the |an? )?(?:last |latest )?(?:invoices?|receipts?)(?: (?:for|of|from) .{2,30})?
  |unsubscribe(?: me)? from (?:the |my |your )*(?:paid|monthly|yearly|annual|premium) (?:plan|subscription|membership))$
`);

/** Beside the subscription itself; "the Miller subscription" is somebody else's. */
const ABOUT =
  /^(?:cancel|end|stop|terminate|quit|discontinue|close|drop|give|up|get|rid|switch|turn|off|subscription|membership|plan|trial|renewals?|auto-?renewals?|payments?|cairn|paid|monthly|yearly|annual|current|whole|premium|charg(?:e|ing)|bill(?:ing)?|card|credit|refund|full|money|back|how|of|at|period|month|year|effective|immediate(?:ly)?|as|soon|before|next|renews?|end|last|payment|charge|it|also|then|account|delete|unsubscribe|don't|to|for|our|asap)$/;

const MOST_WORDS = 20;

/** Asks to end the subscription, for money back, or to pay otherwise. Every word must speak of that, or of our mails. */
const isAboutBilling = ({ rest }: Frame): boolean => {
  if (PAYING.test(rest)) return true;
  if (!ASKED.test(rest)) return false;
  if (ELSEWHERE.test(rest)) return true;
  const words = tokens(rest);
  return words.length <= MOST_WORDS && words.every((word) => ABOUT.test(word) || MAILS.has(word) || GLUE.has(word));
};

const ELSEWHERE = new RegExp(`(?:^|\\s)(?:${elsewhere(({ billing }) => billing)})(?:$|\\s)`);

/** "Stop the check-ins and cancel my subscription." */
const stopsMailsToo = ({ rest }: Frame): boolean =>
  /^(?:stop|unsubscribe|end|cancel)\b(?=[^.]*\b(?:check-?ins?|e?-?mails?|messages?|reminders?|sending|unsubscribe)\b)/.test(
    rest,
  ) ||
  /\b(?:and|,) (?:please )?(?:stop|unsubscribe|end) (?:all |the |your |these )*(?:check-?ins?|e?-?mails?|messages?|reminders?|me)\b/.test(
    rest,
  );

/** Times that people look back on. */
const TIMES = `week|month|quarter|year|q ?[1-4](?: (?:of )?20\\d\\d)?|(?:${QUARTER_ORDINAL}) ${QUARTER}|${MONTH}(?: 20\\d\\d)?|20\\d\\d`;

/** With nothing before them, as names have nothing. */
const NAMED = `(?:the |my )?(?:q ?[1-4]|(?:${QUARTER_ORDINAL}) ${QUARTER}|${MONTH})(?:,? (?:of )?20\\d\\d)?|20\\d\\d`;

const SINCE_WHEN = `${WEEKDAY}|${MONTH}|\\d|week|month|year|start|beginning|summer|christmas|yesterday`;

const LIST = new RegExp(phrases`
    ^(?:(?:list|show)(?: me)?(?: all)? wins$|(?:list|show|send|resend|repeat|display|print|name|give|tell|read|remind|e-?mail|get
    |see)\b(?: me| us)?(?: (?:of|about))? (?:(?:a )?list of |a recap of )?(?:(?:all|my|the|last|latest|recent|past
    |previous|most|\d{1,2}|two|three|four|five|six|seven|ten|twenty|few) )+(?:wins?|achievements?
    |accomplishments?|victories|successes|entries)\b|(?:(?:all|my|last|latest|recent|\d{1,2}|two|three|four|five|six|seven|eight|ten|twenty) )+(?:wins
    |achievements|accomplishments)(?: (?:so far|of .{1,30}|from .{1,30}|this \w+|last \w+))?$
    |(?:list|show|tell|send|give|remind|e-?mail|get|see|read|know|share)(?: me| us)?(?: (?:of|about))? (?:(?:again )?(?:what|everything|all(?: the things| that)?|(?:the |all )?things|which wins)|(?:a |the )?(?:full |complete |quick |short )*(?:list|overview|record|history) of (?:what|everything|all)) (?:that )?(?:i|we)(?:'ve| have| had)?(?: already| so far)? (?:achieved?|did|done|accomplish\w*
    |manag\w+|wrote|written|report\w*|record\w*|logg?\w*|sent|noted|told|entered|added|saved|finished|completed|got done)\b|(?:a |the |my )?(?:full |complete |quick |short |whole )*(?:list|overview|record|history) of (?:all )?(?:of )?(?:my |the )(?:\w+ ){0,2}(?:wins|achievements|accomplishments)\b|what(?:'s| is| do i have)(?: all)? (?:on|in) my (?:list|log|journal|record|win list)\b|what (?:all )?have you (?:got|noted|recorded|saved|written|stored)\b|what (?:did|have) i (?:get done|got(?:ten)? done|do|done|achieve|achieved|accomplish|accomplished|write|written|report
    |reported|sent?|recorded?|log|logged)\b|(?:list|show|see|give|send|get)(?: me| us)? (?:everything|all(?: of it)?) (?:(?:from|in|of) (?:my |the |this |last )*(?:${TIMES})|since (?:the |last |this |my )*(?:${SINCE_WHEN}).{0,20})$|(?:what|which) wins (?:did|have|do) (?:i|you)\b|(?:list|show|send|give|get|see)(?: me| us)? (?:the|my) last (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty)$|(?:what|which) (?:are|were|was) (?:my|the (?=last|latest|recent|most recent)) ?(?:\w+ ){0,3}(?:wins?
    |achievements?|accomplishments?)\b|${elsewhere(({ list }) => list)})
  `);

/** What may describe it. */
const FLAT =
  '(?:(?:my|a|an|the|some|quick|short|brief|little|small|nice|latest|full|complete|detailed|new|current|weekly|monthly|yearly|annual) )*';

const PROGRESS = new RegExp(phrases`
    ^(?:(?:(?:tell|show)(?: me)?|let me know|know|see|hear) how (?:i|we|my|(?:(?:the|this|last|past) )+(?:${TIMES}))\b.{0,40}\b(?:doing|did|going|went|been|progress\w*
    |getting on|day|${TIMES})\b|how (?:am|are|have|was|did|is|were) (?:i|we|my)\b.{0,60}\b(?:doing|do|did|progress\w*
    |going|been|getting on|day|week|month|quarter|year|growth|career|this|last|wins)\b
    |(?:what(?:'s| is)|how(?:'s| is)) my (?:progress|growth|status|standing|${TIMES}|quarter)\b
    |(?:show|send|give|tell|e-?mail|get|make|write|create|see|have|check|look at|share|view)\b(?: me| us)? ?${FLAT}(?:progress(?: report| update)?|stats|statistics|numbers|figures|score|status(?: update)?|summary|recap|round-?up|wrap-?up|overview|look ?-?back|retrospective|digest|insights?|growth insights?|(?:weekly|monthly|yearly|annual) (?:review|report))(?: (?:of|for|on
    |about|so far|this|last|from|to date|over|in).{0,60})?$|(?:(?:show|send|give|tell|e-?mail|get|have|see|make|write|do|create)\b(?: me| us)? ?)?${FLAT}(?:review|report|overview|summary|recap|round-?up|wrap-?up|feedback|evaluation|assessment|analysis) (?:of|for|on|about) (?:my |this |the |last |past )*(?:${TIMES})\b.{0,30}$|(?:(?:my|a|weekly|monthly|yearly|quick) )*(?:summary
    |recap|insights|progress report|progress|stats)(?: (?:of|for) (?:my|the|this|last) .{1,30})?$
    |how(?:'s| is| are| was| did| has| have)? (?:it|things|everything|stuff|all)(?: been)? (?:go|going|gone|looking|look|went)\b(?=.*\b(?:me|my|${TIMES}|so far)\b).{0,40}$|how(?:'d| did| do| am| have) i (?:do|doing|perform\w*|get on|look|fare|stand|done|been)\b.{0,60}$|how well (?:am|did|have|do) i\b.{0,60}$|where (?:do|am) i (?:stand|at)\b.{0,40}$|what (?:does|did|was) my (?:${TIMES})(?: look)? like\b.{0,40}$
    |how (?:was|is|were) (?:(?:the|this|my|last|past|previous) )+(?:${TIMES})$|(?:(?:my|the|a|this|last) )*(?:${TIMES}) in review$|what progress (?:did|have) i\b.{0,40}$|(?:tell (?:me|us)|know|hear)(?: more)? about my (?:${TIMES}|progress)$|(?:evaluate|review|summari[sz]e|recap|analy[sz]e|sum up|look back (?:on|at)) (?:my|this|the|last) (?:last |past )?(?:${TIMES})(?: for me)?$|(?:(?:my|a|the) )?(?:weekly|monthly|yearly) review$
    |how (?:did|has|was|is|were) (?:the |this |my )?(?:last |past |previous )?(?:${TIMES})\b.{0,30}\b(?:go|going|been|for me|so far)\b
    |am i (?:making|doing)\b.{0,30}\b(?:progress|well|ok(?:ay)?|better|good|fine|enough)\b|(?:any|what about|have i made(?: any)?) progress\b
    |how (?:was|were|is|did|has) (?:${NAMED})(?: (?:go|going|been|look|for me|so far))*$|(?:show|send|give|tell)(?: me| us)? (?:about )?(?:my )?(?:${NAMED})$|(?:summary|recap|overview|review|look ?back|report)(?: (?:of|for|on|about))? (?:my )?(?:${NAMED})$
    |(?:evaluate|review|summari[sz]e|recap|analy[sz]e|sum up|look back (?:on|at)) (?:my )?(?:${NAMED})$|(?:a |my )?(?:summary|recap|overview|progress) since (?:my |the )?.{3,40}$|(?:${NAMED}) (?:summary|recap|review|overview)$
    |${elsewhere(({ progress }) => progress)})
  `);

/** Asks to see what was recorded, or how it is going. */
const reviewAsked = ({ rest, isAsked }: Frame): RequestKind | null => {
  // "What I did today" is asked for only where somebody asks.
  const said =
    isAsked && /^(?:(?:how|what|which) (?:i|we|my|wins)\b|(?:the )?wins (?:of|from|for|this|last)\b)/.test(rest)
      ? `tell me ${rest.replace(/^(?:the )?wins/, 'my wins')}`
      : rest;
  if (LIST.test(said)) return 'list-wins';
  if (!PROGRESS.test(said)) return null;
  const isBare =
    /^(?:(?:my|a|weekly|monthly|yearly|quick) )*(?:summary|recap|insights|progress|stats|review|report|overview)/.test(
      rest,
    );
  return isBare && !isAsked && rest.split(' ').length > 4 ? null : 'how-am-i-doing';
};
