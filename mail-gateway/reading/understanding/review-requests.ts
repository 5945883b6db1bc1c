import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { phrases } from '../phrases.ts';
import type { Frame } from './request-frame.ts';

const LIST = new RegExp(phrases`
    ^(?:(?:list|show)(?: me)?(?: all)? wins$|(?:list|show|send|give|tell|read|remind|e-?mail|get
    |see)\b(?: me| us)?(?: (?:of|about))? (?:(?:a )?list of |a recap of )?(?:(?:all|my|the|last|latest|recent|past
    |previous|most|\d{1,2}|two|three|four|five|six|seven|ten|twenty|few) )+(?:wins?|achievements?
    |accomplishments?|victories|successes|entries)\b|(?:(?:my|last|latest|recent|\d{1,2}|five|ten) )+(?:wins
    |achievements|accomplishments)(?: (?:so far|of .{1,30}|from .{1,30}|this \w+|last \w+))?$
    |(?:list|show|tell|send)(?: me)? (?:what|everything|all(?: that)?) i(?:'ve| have)? (?:achieved|did|done|accomplished
    |managed|wrote|reported|recorded|logged)\b|what (?:did|have) i (?:do|done|achieve|achieved|accomplish|accomplished|write|written|report
    |reported|sent?|recorded?|log|logged)\b|(?:what|which) (?:are|were|was) my (?:\w+ ){0,3}(?:wins?
    |achievements?|accomplishments?)\b|(?:zeig|zeige|schick|liste)\b.{0,30}\b(?:erfolge|siege)\b
    |(?:montre|liste|envoie)\b.{0,30}\b(?:succes|victoires|reussites)\b|(?:muestra\w*|lista|envia\w*)\b.{0,30}\b(?:logros
    |exitos)\b)
  `);

const PROGRESS = new RegExp(phrases`
    ^(?:(?:(?:tell|show)(?: me)?|let me know|know|see|hear) how (?:i|we|my)\b.{0,40}\b(?:doing|did|going|went|been|progress\w*
    |getting on|day|week|month|quarter|year)\b|how (?:am|are|have|was|did|is|were) (?:i|we|my)\b.{0,60}\b(?:doing|do|did|progress\w*
    |going|been|getting on|day|week|month|quarter|year|growth|career|this|last|wins)\b
    |(?:what(?:'s| is)|how(?:'s| is)) my (?:progress|growth|status|standing|week|month|year|quarter)\b
    |(?:show|send|give|tell|e-?mail|get|make|write|create)\b(?: me| us)? ?(?:(?:my|a|an|the|some|quick|short|latest
    |full|new|weekly|monthly|yearly|annual) )*(?:progress(?: report| update)?|stats|statistics
    |summary|recap|round-?up|overview|insights?|growth insights?|weekly review|monthly review)(?: (?:of|for|on
    |about|so far|this|last|from|to date).{0,60})?$|(?:(?:my|a|weekly|monthly|yearly|quick) )*(?:summary
    |recap|insights|progress report|progress|stats)(?: (?:of|for) (?:my|the|this|last) .{1,30})?$
    |wie (?:lauft es bei mir|mache ich mich|stehe ich da|war mein\w* \w+)|comment je m'en sors
    |ou en suis[- ]je|como (?:voy|me va|lo estoy haciendo))
  `);

/** Asks to see what was recorded, or how it is going. */
export const reviewAsked = ({ rest, isAsked }: Frame): RequestKind | null => {
  if (LIST.test(rest)) return 'list-wins';
  if (!PROGRESS.test(rest)) return null;
  const isBare = /^(?:(?:my|a|weekly|monthly|yearly|quick) )*(?:summary|recap|insights|progress|stats)/.test(rest);
  return isBare && !isAsked && rest.split(' ').length > 4 ? null : 'how-am-i-doing';
};
