import { phrases } from '../../text/plain-text.ts';
import { withoutStart } from '../details/start-date.ts';
import { withoutZone } from '../details/zones.ts';
import { WEEKDAY } from './languages/languages.ts';
import type { Frame } from './request-frame.ts';
import { CHANGE, GLUE, MAILS, SETTINGS, tokens, WHEN } from './sending-words.ts';

const ZONE = new RegExp(phrases`
    ^(?:(?:my |the |our |new |correct |current )*time ?-?zone ?[:=]|(?:my |the )?(?:new |correct |current )?time ?-?zone (?:should be|must be|is now|will be)\b|use (?:the )?time (?:in|of|for) [\w ]{2,30}$|(?:change|set|update|switch|adjust|correct|fix)(?: (?:my|the|your))? time ?-?zone(?! (?:of|handling|bug|code|settings? (?:of|for|on|in))\b)
    |time ?-?zone ?[:=]
    |my (?:new |current )?time ?-?zone (?:should be|has changed|changed|is (?:wrong|incorrect|off|not right|out)\b|is(?= (?!\w+ing\b)[\w/+: -]{2,30}$|,))
    |use (?:the )?(?!part|full|half|spare)[\w/ ]{2,30} time(?: ?zone)?$|i(?:'m| am) (?:now )?(?:in|on) (?:the )?[\w/ ]{2,30} time ?zone$
    |(?:change|switch|move) (?:me |it |them )?to (?!part|full|half|spare)[\w/ ]{2,30} time(?: ?zone)?$)
  `);
const TOO_MUCH = new RegExp(phrases`
    ^(?:(?:this is |these are |that's |it's |that is )?(?:too many|fewer|less) (?:e?-?mails?|check-?ins?
    |messages?|reminders?|prompts?)|(?:e?-?mail|write|send|ask|check in with|text|remind) (?:me |us )?(?:less
    |more) (?:often|frequently))(?: (?:for me|please|per week|a week|a day))*$
  `);
const BARE = new RegExp(phrases`
    ^(?:(?:only |just |rather |back to |(?:change|switch|move|go|set)(?: it| me| them)?(?: back)? to )?(?:daily|weekly|weekdays|on weekdays|mon(?:day)?s? ?(?:-|–|to|through) ?fri(?:day)?s?|(?:weekly|daily|(?:on )?weekdays),? (?:and |in the |on )?(?:${WEEKDAY}|mornings?|evenings?|afternoons?)|(?:once|1x|1 time|one time)(?: a| per| each| every|/)? ?week|twice a week
    |(?:one|1) (?:e?-?mail|message|check-in) (?:a|per|each|every) (?:week|day)|every (?:other )?(?:day|week|weekday|monday|tuesday|wednesday|thursday|friday|sunday|saturday))(?: only
    | instead| from now on| would be (?:better|enough|fine)| is (?:enough|better|fine|plenty))?)$
  `);

/** "Weekly on Fridays at 8:30": an hour behind what already is a whole message leaves it one. */
const AT_AN_HOUR = /,? (?:at )?(?:\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|(?<=at )\d{1,2}|(?<=at )noon)$/;
const DAYS = new RegExp(`^(?:${WEEKDAY})[-–/&+](?:${WEEKDAY})$`);
const HOUR =
  /^(?:change|set|move|update|switch) (?:my |the )?(?:check-in |e?-?mail |delivery )?(?:times?|hours?|day)(?:$| (?:to|at|from)\b)/;
const NO_WEEKENDS = /^(?:no|not|never|don't|do not|skip|leave out)\b.*\bweek-?ends$/;
const AROUND_WORK =
  /\b(?:after|before) (?:work|bed|lunch|dinner|breakfast)\b|\b(?:every|each) day\b|\bat (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
const SEND =
  /^(?:(?:change|move|switch|set)(?: (?:it|them|me))? to |(?:send|e?-?mail|write|ask|text)(?: (?:it|me|them|us))? (?:at|on|in|every) )/;
const DAYS_NAMED = /\b(?:week-?ends?|weekdays|daily|weekly|\w+days)\b/;
/** What is named only to be given up for something else. */
const GIVEN_UP = /^(?:stop|no more)(?: \w+){0,4}[,;:]? (?=.*\b(?:weekly|weekdays|once a week|twice a week)\b)/;
/** Times that make no schedule by themselves. */
const VAGUE = /^(?:day|days|week|weeks|work|end|start|later|night|before|after|around|about|sharp)$/;
const SETTLED = /^rather (?:in|on|at|the|weekly|daily|every|once)\b|\b(?:from now on|in future|going forward)$/;

const isTime = (word: string): boolean =>
  WHEN.has(word) || DAYS.test(word) || /^\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h|uhr)?$/.test(word);
const isOurs = (word: string): boolean => MAILS.has(word) || SETTINGS.has(word);
const WRITES =
  /^(?:m'|nous )?(?:ecri(?:re|vez|s)|envoy(?:er|ez))$|^(?:escrib|envi)(?:ir|ar|an|en)(?:me)?$|^schreib(?:en|e)?$/;
const isKnown = (word: string): boolean =>
  isTime(word) || isOurs(word) || GLUE.has(word) || CHANGE.has(word) || WRITES.test(word);

/** Asks for another frequency, time, day or zone. Every word must speak of that. */
export const isChange = ({ rest: said, isAsked }: Frame): boolean => {
  const rest = withoutStart(withoutZone(said));
  if (ZONE.test(rest) || TOO_MUCH.test(rest) || BARE.test(rest.replace(AT_AN_HOUR, ''))) return true;
  if (/^work\b|\bback$/.test(rest) || (/^(?:no|skip)\b/.test(rest) && !DAYS_NAMED.test(rest))) return false;
  const words = tokens(rest.replace(GIVEN_UP, 'send '));
  if (NO_WEEKENDS.test(rest)) return words.every((word) => isKnown(word) || /^(?:don't|skip|never|leave)$/.test(word));
  return (
    words.every(isKnown) &&
    (changesSetting(rest, words, isAsked) || (hasTerm(rest, words) && isMeant(rest, words, isAsked)))
  );
};

const changesSetting = (rest: string, words: readonly string[], isAsked: boolean): boolean =>
  CHANGE.has(words[0] ?? '') &&
  (words.some((word) => SETTINGS.has(word)) ||
    HOUR.test(rest) ||
    (isAsked && words.some(isOurs) && words.some((word) => /^(?:later|earlier)$/.test(word))));

const hasTerm = (rest: string, words: readonly string[]): boolean =>
  AROUND_WORK.test(rest) || words.some((word) => isTime(word) && !VAGUE.test(word));

/** Said to us, and not only of how the day was. */
const isMeant = (rest: string, words: readonly string[], isAsked: boolean): boolean =>
  isAsked ||
  (CHANGE.has(words[0] ?? '') && words.some(isOurs)) ||
  SEND.test(rest) ||
  SETTLED.test(rest) ||
  words.some((word) => /^(?:please|enough|instead|better)$/.test(word));
