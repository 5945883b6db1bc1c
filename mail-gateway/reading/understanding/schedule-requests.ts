import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { phrases } from '../phrases.ts';
import type { Frame } from './request-frame.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What our mails are called. Requests that change what we send may speak of nothing else. */
const MAILS = words(`
  check check-in check-ins checkin checkins ins in mail mails email emails e-mail e-mails message messages reminder
  reminders prompt prompts text texts sms newsletter newsletters notification notifications question questions them it
  these those this that me us subscription mailing list account`);
const GLUE = words(`
  the a an my your our all any every of from to for on at by as with and or now please pls again just only again sending
  emailing mailing writing texting messaging contacting receiving getting asking reminding checking bothering send get
  receive so many much more instead until further notice good ever forever altogether completely immediately right away
  everything anymore today thanks thank you here service would be is enough fine better will do i want like rather if
  possible be delivered sent come arrive asked go going out too both not no time anything back are`);
const WHEN = words(`
  daily weekly weekday weekdays weekend weekends monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays
  friday fridays saturday saturdays sunday sundays day days week weeks once twice morning mornings afternoon afternoons
  evening evenings noon midday lunchtime lunch midnight am pm a.m p.m o'clock oclock later earlier often frequently less
  fewer rarely biweekly fortnightly other second per each hour hours half past quarter night before after bed work
  breakfast start beginning end early late mon tue tues wed thu thur thurs fri sat sun workdays working through
  taglich wochentlich werktags morgens mittags abends semaine jour semanal diario`);
const SETTINGS = words('frequency schedule timing settings preferences cadence rhythm hour delivery preferred');
const CHANGE = words(`
  change switch move set make update adjust send email mail put shift reschedule text write ask check get receive reduce
  increase lower deliver have go use keep only weekly daily less fewer more`);

const STOP = new RegExp(phrases`
    ^(?:(?:please )?(?:stop|unsubscribe|opt[- ]out|abmelden|abbestellen|stopp|stoppen|desabonner
    |keine (?:e-?mails?|mails?|nachrichten|erinnerungen)(?: mehr)?|plus de (?:mails?|e-?mails?|messages?|rappels?)
    |no mas (?:correos|mensajes|mails?|e-?mails?)|desabonnez|desinscription|desinscrire|me desinscrire|me desabonner|arreter?|arretez|darme de baja
    |darse de baja|baja|dame de baja)|(?:cancel|end|quit|turn off|switch off|disable|remove|deactivate
    |no more|take)(?= .*\b(?:e?-?mails?|check-?ins?|messages?|reminders?|prompts?|texts?|notifications?|subscription
    |me (?:from|off))\b)|remove me|take me off|(?:(?:i )?(?:do not|don't|no longer) want (?:to (?:get|receive|have)
    |any|these|those|your|more)|(?:do not|don't) (?:send|email|e-mail|mail|text|write|message|contact)(?= (?:to )?(?:me|us|any|these|more)\b)
    |to (?:stop|unsubscribe|opt out)|leave me alone))(?= |$)
  `);
const PAUSE = new RegExp(phrases`
    ^(?:(?:pause|suspend|snooze|skip|take a break|give me a break|unterbrechen|pausieren?|pausiert|put(?= .*on hold)
    |hold(?: off)?|mets? en pause|mettez en pause|pausar?|stop|no|(?:do not|don't) (?:send|email|mail|text|write)))(?= |$)
  `);
const RESUME = new RegExp(phrases`
    ^(?:resume|restart|unpause|un-pause|reactivate|re-activate|turn(?= .*\bon\b)
    |switch(?= .*\bon\b)|(?:start|continue|begin)(?= .*\b(?:again|e?-?mails?|check-?ins?|sending|messages?)\b))(?= |$)
    |^(?:start|unstop|weitermachen|reprendre|reanudar)$
  `);
const PERIOD = new RegExp(phrases`
    (?:^| )(?:(?:until|till|til|through|bis|jusqu'?(?:a|au|en)?|hasta|from|between|starting|after) .{1,60}
    |(?:for|fur|pendant|durante|por) (?:the |a |an |about |at least )?(?:next |rest of |couple of |few |coming )*(?:\d{1,3}
    |one|two|three|four|five|six|a|day|days|week|weeks|month|months|zwei|drei|deux|trois|dos|tres
    |una?|while|now|moment|time being|summer|holidays?).{0,30}|tomorrow|(?:over|during|while) .{1,40}
    |(?:this|next) (?:\w+ ){0,2}(?:weeks?|months?|weekend|year|days|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day))$
  `);

/** Asks to change, pause, resume or stop what we send. Every word must speak of that, so that no win is taken for it. */
export const sendingAsked = (frame: Frame): RequestKind | null => {
  if (isPause(frame)) return 'pause';
  if (isChange(frame)) return 'change-schedule';
  if (speaksOnlyOfMails(frame.rest, STOP)) return 'stop';
  return speaksOnlyOfMails(frame.rest, RESUME) ? 'resume' : null;
};

const tokens = (text: string): readonly string[] =>
  text.split(/[\s,;:!?/()]+|\.(?=\s|$)/).filter((word) => word !== '');

const speaksOnlyOfMails = (rest: string, verb: RegExp): boolean => {
  const found = verb.exec(rest);
  if (!found) return false;
  return tokens(rest.slice(found[0].length)).every(
    (word) =>
      MAILS.has(word) || GLUE.has(word) || /^(?:on|off|hold|daily|weekly|alone|don't|day|week|wins|cairn)$/.test(word),
  );
};

const isPause = ({ rest, isAsked }: Frame): boolean => {
  const verb = PAUSE.exec(rest)?.[0];
  if (verb === undefined) return false;
  const after = rest.slice(verb.length).trim();
  const period = PERIOD.exec(after);
  const object = tokens(period ? after.slice(0, period.index) : after);
  const speaksOfMails = object.some((word) => MAILS.has(word));
  if (!object.every((word) => MAILS.has(word) || GLUE.has(word) || /^(?:on|hold|daily|weekly)$/.test(word)))
    return false;
  if (!period || /^\w+ (?:further notice|now on|good)/.test(period[0].trim())) {
    return (
      /^(?:pause|suspend|snooze|put|pausier|mets|mettez|pausar)/.test(verb) || (/^hold/.test(verb) && speaksOfMails)
    );
  }
  // "No mails this week" may only tell how the week went.
  if (verb === 'no') return speaksOfMails && (isAsked || /^\s*(?:until|till?|bis|hasta)\b/.test(period[0]));
  return speaksOfMails || !/^hold/.test(verb);
};

const ZONE = new RegExp(phrases`
    ^(?:(?:change|set|update|switch|adjust|correct|fix)(?: (?:my|the|your))? time ?-?zone
    |my (?:new |current )?time ?-?zone (?:is|should be|has changed|changed)
    |use (?:the )?(?!part|full|half|spare)[\w/ ]{2,30} time(?: ?zone)?$|i(?:'m| am) (?:now )?(?:in|on) (?:the )?[\w/ ]{2,30} time ?zone$
    |(?:change|switch|move) (?:me |it |them )?to (?!part|full|half|spare)[\w/ ]{2,30} time(?: ?zone)?$)
  `);
const TOO_MUCH = new RegExp(phrases`
    ^(?:(?:this is |these are |that's |it's |that is )?(?:too many|fewer|less) (?:e?-?mails?|check-?ins?
    |messages?|reminders?|prompts?)|(?:e?-?mail|write|send|ask|check in with|text|remind) (?:me |us )?(?:less
    |more) (?:often|frequently))(?: (?:for me|please|per week|a week|a day))*$
  `);
const BARE = new RegExp(phrases`
    ^(?:(?:only |just |rather |back to |(?:change|switch|move|go|set)(?: it| me| them)?(?: back)? to )?(?:daily|weekly|weekdays|on weekdays|once a week|twice a week
    |every (?:other )?(?:day|week|weekday|monday|tuesday|wednesday|thursday|friday|sunday|saturday))(?: only
    | instead| from now on| would be (?:better|enough|fine)| is (?:enough|better|fine))?)$
  `);

const HOUR = /^(?:change|set|move|update|switch) (?:my |the )?times? (?:to|at|from)\b/;

const isChange = ({ rest, isAsked }: Frame): boolean => {
  if (ZONE.test(rest) || TOO_MUCH.test(rest) || BARE.test(rest)) return true;
  const said = tokens(
    rest.replace(
      /^(?:stop|no more)(?: \w+){0,4}[,;:]? (?=.*\b(?:weekly|weekdays|once a week|twice a week)\b)/,
      'send ',
    ),
  );
  const [first = ''] = said;
  const isTime = (word: string) => WHEN.has(word) || /^\d{1,2}(?:[:.]\d{2})?(?:am|pm|h|uhr)?$/.test(word);
  const isOurs = (word: string) => MAILS.has(word) || SETTINGS.has(word);
  if (!said.every((word) => isTime(word) || isOurs(word) || GLUE.has(word) || CHANGE.has(word))) return false;
  const hasTerm = said.some(
    (word) => isTime(word) && !/^(?:day|days|week|weeks|work|end|start|later|night|before|after)$/.test(word),
  );
  const changesSetting = CHANGE.has(first) && (said.some((word) => SETTINGS.has(word)) || HOUR.test(rest));
  const speaksOfUs = CHANGE.has(first) && said.some(isOurs);
  return (
    changesSetting ||
    (hasTerm &&
      (speaksOfUs ||
        isAsked ||
        said.includes('please') ||
        said.some((word) => /^(?:enough|instead|better)$/.test(word))))
  );
};
