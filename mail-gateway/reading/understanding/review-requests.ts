import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../phrases.ts';
import { elsewhere, MONTH, QUARTER, QUARTER_ORDINAL, WEEKDAY } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';

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
export const reviewAsked = ({ rest, isAsked }: Frame): RequestKind | null => {
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
