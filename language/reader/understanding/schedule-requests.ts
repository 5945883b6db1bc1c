import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { isChange } from './change-requests.ts';
import { isDayChange } from './day-requests.ts';
import { elsewhere } from './languages/languages.ts';
import { isPause } from './pause-requests.ts';
import type { Frame } from './request-frame.ts';
import { GLUE, MAILS, tokens } from './sending-words.ts';

const STOP = new RegExp(phrases`
    ^(?:(?:please )?(?:stop(?! (?:by|in|here|there|over|at|on)\b)|unsubscribe|unsuscribe|unsubcribe|opt[- ](?:me )?out|sign me off|${elsewhere(({ stop }) => stop)})|(?:cancel|end|quit|turn off|switch off|disable|remove|deactivate
    |no more)(?= .*\b(?:e?-?mails?|check-?ins?|messages?|reminders?|prompts?|texts?|notifications?
    |me (?:from|off))\b)|(?:remove|delete|erase)(?= (?:me|my (?:e-?mail )?address|my e-?mail)\b)|take(?= (?:me|my (?:e-?mail )?address|my e-?mail) (?:off|out|from|away)\b)|take me off|get me off|be (?:removed|taken off|unsubscribed|deleted)|(?:quit|cease|end) (?:send|e?-?mail|mail|writ|messag|text)ing|(?:(?:i )?(?:do not|don't|no longer) (?:want|wish|need|require) (?:to (?:get|receive|have|be)
    |any|these|those|your|more|the|e?-?mails|check-ins|reminders|messages)|(?:do not|don't) (?:send|email|e-mail|mail|text|write|message|contact)(?= (?:to )?(?:me|us|any|these|more)\b)
    |to (?:stop|unsubscribe|opt out)|leave me alone))(?= |$)
  `);
const RESUME = new RegExp(phrases`
    ^(?:(?:send|write|e-?mail|mail|ask|message|text|ping|remind)(?= .*\bagain$|again$)|(?:re-?enable|enable|activate|carry on|go on|proceed|keep)(?= .*\b(?:e?-?mails?|check-?ins?|sending|messages?|reminders?|writing|asking)\b)|(?:bring|have|get|receive|take up|pick up|want)(?= .*\b(?:e?-?mails?|check-?ins?|messages?|reminders?)\b.*\b(?:again|back)$)|resume(?! (?:please |pls )?send$)|restart|repren(?:dre|ez|ds)|reanud(?:ar|a|en|e)|wieder (?:schreiben|schicken|senden|anfangen)|weiterschreiben|volver a (?:escribir(?:me)?|enviar(?:me)?)|unpause|un-pause|reactivate|re-activate|turn(?= .*\bon\b)
    |switch(?= .*\bon\b)|(?:start|continue|begin)(?= .*\b(?:again|e?-?mails?|check-?ins?|sending|messages?)\b))(?= |$)
    |^(?:start(?: up)?(?: again)?|unstop|un-stop|carry on|continue|(?:end|stop|cancel|lift|finish) (?:the |my |this )(?:pause|break)|${elsewhere(({ resume }) => resume)})$
  `);
const AGAIN = /^(?:the |my |your |these )?(?:check-ins?|e?-?mails?|reminders|messages)(?= .*\b(?:again|back)$)/;

/** Asks to change, pause, resume or stop what we send. Every word must speak of that, so that no win is taken for it. */
export const sendingAsked = (frame: Frame): RequestKind | null => {
  if (isPause(frame)) return 'pause';
  if (isChange(frame) || isDayChange(frame)) return 'change-schedule';
  if (speaksOnlyOfMails(frame.rest, STOP)) return 'stop';
  return speaksOnlyOfMails(frame.rest, RESUME) || (frame.isAsked && speaksOnlyOfMails(frame.rest, AGAIN))
    ? 'resume'
    : null;
};

/** Speaks of the mails themselves, by a name and not only as "them". */
export const namesOurMails = ({ rest }: Frame): boolean =>
  /\b(?:e-?mail(?:s|ing)?|mails?|check-?ins?|reminders?|messages|prompts|notifications|(?:mail|text|writ|messag|contact|ask|remind)ing (?:me|us)|subscription|mailing list|unsubscribe|opt[- ]out)\b/.test(
    rest,
  );

const speaksOnlyOfMails = (rest: string, verb: RegExp): boolean => {
  const found = verb.exec(rest);
  if (!found || /\bfor (?:that|the|this|some|a)\b(?! address)/.test(rest)) return false;
  return tokens(rest.slice(found[0].length)).every(
    (word) =>
      MAILS.has(word) ||
      GLUE.has(word) ||
      /^(?:on|off|hold|daily|weekly|alone|don't|day|week|wins|cairn|stuff|spam|junk|things)$/.test(word),
  );
};
