import { phrases } from '../../text/plain-text.ts';
import { NO_MAILS } from '../details/pause-doubts.ts';
import { elsewhere, MONTH, NUMBER, WEEKDAY } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';
import { GLUE, MAILS, tokens } from './sending-words.ts';

const PAUSE = new RegExp(phrases`
    ^(?:(?:pause|suspend|snooze|skip|(?:make|take|have|do|set|start|give me) (?:a |the )?(?:short |little |quick |small |mini )?(?:pause|break|rest|breather|timeout|time-out)|(?:a )?(?:short |little |quick )?(?:pause|break)|(?:be |stay |keep |remain )?(?:quiet|silent)|(?:vacation|holiday) mode|radio silence|not(?! (?:on |at )?(?:week-?ends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days))|nothing|turn off|switch off|disable|cancel|${elsewhere(({ pause }) => pause)}|put(?= .*on hold)
    |hold(?: off| back)?|leave (?:me|us) alone|mute|silence|halt|freeze|stop|no|(?:do not|don't) (?:send|e-?mail|mail|text|write|message|contact|ask|ping|need|want)))(?= |$)
  `);
const PERIOD = new RegExp(phrases`
    (?:^| )(?:(?:until|untill|till|til|'til|through|thru|from|between|starting|after|up to) .{1,60}
    |(?:for|during|over) (?:the |a |an |about |at least |all of )?(?:whole |entire |next |rest of (?:the |this )?|remainder of (?:the |this )?|couple of |few |coming |good )*(?:${NUMBER}
    |day|days|week|weeks|month|months|year|fortnight|while|now|moment|time being|summer|spring|autumn|winter|holidays?|weekend|${MONTH}).{0,30}
    |(?:the )?(?:rest|remainder) of (?:the |this )?(?:day|week|month|year)|(?:a |an |one )?(?:whole |full )?(?:week|month|fortnight|few days|few weeks|while)|all (?:of )?(?:this|next) (?:week|month)
    |${NUMBER} (?:days?|weeks?|months?)|(?:on |this |next )?(?:${WEEKDAY})(?:(?: ?,? and | ?, )(?:${WEEKDAY}))*|(?:today|tomorrow|tonight)(?:(?: ?,? (?:and|or) | ?, )(?:on )?(?:${WEEKDAY}|tomorrow|the day after))*|for that (?:time|period|long)|before (?:that|then)|(?:in the )?meantime|meanwhile|then|${elsewhere(({ period }) => period)}|(?:on |in )?(?:the )?\d{1,2}(?:st|nd|rd|th).{0,30}|tomorrow|(?:over|during|while) .{1,40}
    |(?:this|next) (?:\w+ ){0,2}(?:weeks?|months?|weekend|year|days|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day))$
  `);

/** Why, after a comma. */
const REASON = / ?[,;–-] ?(?:i|i'm|i've|we|we're|as i|because|since i)\b(?!.*\b(?:until|till?)\b).*$/;
const VERB_LAST = new RegExp(`^(.*) (${elsewhere(({ pause }) => pause)})$`);

/** Verbs and words that others use for much else: somebody must have asked for a time without mails. */
const LOOSE =
  /^(?:be|stay|keep|remain|break|(?:a |short |little |quick )+break|quiet|silent|vacation|holiday|radio|not|nothing)\b/;
const CALLED_SO = /^(?:pause|suspend|snooze|put|pausier|mets|mettez|pausar)/;
const HOLD = /^(?:hold|mute|silence|halt|freeze)/;
/** "No mails on Sundays" is for every week, and nobody pauses us for a minute or until noon. */
const NO_PERIOD =
  /^ ?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:seconds?|secs?|minutes?|moments?|hours?|noon|midday|lunch(?:time)?|mittags?|midi|mediodia)\b/;
/** "Plus de messages le lundi" is for every week, too. */
const EACH_WEEK = new RegExp(`^(?:les?|los|el|am) (?:${WEEKDAY})`);
const ENDLESS = /^\w+ (?:further notice|now on|good)/;

type Pause = Readonly<{ verb: string; period: string | null; object: readonly string[]; speaksOfMails: boolean }>;

/** Asks for a time without mails. Every word before the time must speak of them. */
export const isPause = (frame: Frame): boolean => {
  const pause = pauseIn(frame.rest);
  if (pause === null || isDoubtful(pause, frame)) return false;
  const { verb, period, speaksOfMails } = pause;
  if (period === null || ENDLESS.test(period.trim()))
    return (
      CALLED_SO.test(verb) ||
      (frame.isAsked && !frame.isLonging && / (?:pause|break)$/.test(verb)) ||
      (HOLD.test(verb) && speaksOfMails)
    );
  // "No mails this week" may only tell how the week went.
  if (NO_MAILS.test(verb))
    return speaksOfMails && (frame.isAsked || /^\s*(?:until|till?|bis|hasta|jusqu)\b/.test(period));
  return speaksOfMails || frame.isAsked || !HOLD.test(verb);
};

const pauseIn = (said: string): Pause | null => {
  const rest = said.replace(VERB_LAST, '$2 $1').replace(REASON, '');
  const verb = PAUSE.exec(rest)?.[0];
  if (verb === undefined) return null;
  const after = rest.slice(verb.length).trim();
  const period = PERIOD.exec(after);
  const object = tokens(period ? after.slice(0, period.index) : after);
  return { verb, period: period?.[0] ?? null, object, speaksOfMails: object.some((word) => MAILS.has(word)) };
};

const isDoubtful = ({ verb, period, object, speaksOfMails }: Pause, { isAsked, isLonging }: Frame): boolean =>
  (LOOSE.test(verb) && !(period !== null && isAsked && !isLonging)) ||
  (period !== null && (NO_PERIOD.test(period) || EACH_WEEK.test(`${object.at(-1)} ${period.trim()}`))) ||
  (/^(?:turn|switch|disable|cancel|.* (?:need|want)$)/.test(verb) && !(period !== null && speaksOfMails)) ||
  !object.every((word) => MAILS.has(word) || GLUE.has(word) || /^(?:on|hold|daily|weekly)$/.test(word)) ||
  (isLonging && !speaksOfMails && !/^(?:pause|suspend|snooze|pausier)| pause$/.test(verb));
