import { phrases } from '../phrases.ts';
import { elsewhere } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';
import { GLUE, MAILS, tokens } from './sending-words.ts';

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
  |(?:change|update|replace) (?:my |the )?(?:(?:credit|debit|payment|bank) )?(?:card|method|payment details|billing details)
  |(?:find|get|have|see|download|send(?: me)?) (?:my |the |an? )?(?:last |latest )?(?:invoices?|receipts?)(?: (?:for|of|from) .{2,30})?
  |unsubscribe(?: me)? from (?:the |my |your )*(?:paid|monthly|yearly|annual|premium) (?:plan|subscription|membership))$
`);
/** Beside the subscription itself; "the Miller subscription" is somebody else's. */
const ABOUT =
  /^(?:cancel|end|stop|terminate|quit|discontinue|close|drop|give|up|get|rid|switch|turn|off|subscription|membership|plan|trial|renewals?|auto-?renewals?|payments?|cairn|paid|monthly|yearly|annual|current|whole|premium|charg(?:e|ing)|bill(?:ing)?|card|credit|refund|full|money|back|how|of|at|period|month|year|effective|immediate(?:ly)?|as|soon|before|next|renews?|end|last|payment|charge|it|also|then|account|delete|unsubscribe|don't|to|for|our|asap)$/;
const MOST_WORDS = 20;

/** Asks to end the subscription, for money back, or to pay otherwise. Every word must speak of that, or of our mails. */
export const isAboutBilling = ({ rest }: Frame): boolean => {
  if (PAYING.test(rest)) return true;
  if (!ASKED.test(rest)) return false;
  if (ELSEWHERE.test(rest)) return true;
  const words = tokens(rest);
  return words.length <= MOST_WORDS && words.every((word) => ABOUT.test(word) || MAILS.has(word) || GLUE.has(word));
};

const ELSEWHERE = new RegExp(`(?:^|\\s)(?:${elsewhere(({ billing }) => billing)})(?:$|\\s)`);

/** "Stop the check-ins and cancel my subscription." */
export const stopsMailsToo = ({ rest }: Frame): boolean =>
  /^(?:stop|unsubscribe|end|cancel)\b(?=[^.]*\b(?:check-?ins?|e?-?mails?|messages?|reminders?|sending|unsubscribe)\b)/.test(
    rest,
  ) ||
  /\b(?:and|,) (?:please )?(?:stop|unsubscribe|end) (?:all |the |your |these )*(?:check-?ins?|e?-?mails?|messages?|reminders?|me)\b/.test(
    rest,
  );
