import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { plainly } from '../words/sentences.ts';
import { daysDetails } from './days-details.ts';

const FOR_ONCE =
  /\b(?:this|next|coming|today|tomorrow|until|till|diese[nrs]?|nachste[nrs]?|kommende[nrs]?|heute|morgen|bis|cette?|ce|prochaine?|demain|jusqu\w*|este|esta|proxim[oa]|manana|hasta|days?|weeks?|months?|tage?n?|wochen?|jours?|semaines?|dias?|semanas?|holidays?|vacation|urlaub|vacances|vacaciones|off to|away|\d{1,2}(?:st|nd|rd|th|\.)?)(?![\w-])/;
const SINGLE = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/;

/**
 * "Stop mailing me at weekends" stops no more than weekends, and "no mail on Mondays" pauses nothing: days that are refused
 * for good are a change of the schedule. One day in the singular may be meant for once, and is asked about.
 */
export const daysRefused = (request: MailRequest): MailRequest => {
  const { kind, text } = request;
  if (kind === 'change-schedule') return daysTakenOut(request);
  if (kind !== 'stop' && kind !== 'pause') return request;
  const plain = plainly(text);
  if (FOR_ONCE.test(plain)) return request;
  const isPlain = !SINGLE.test(plain);
  const days = daysNamed(isPlain ? plain : plain.replace(SINGLE, (day) => `${day}s`));
  if (days.length === 0 || days.length === 7) return request;
  return {
    ...request,
    kind: 'change-schedule',
    details: { withoutWeekdays: days },
    certain: request.certain && isPlain,
  };
};

const TAKES_OUT =
  /\b(?:weglass\w*|auslass\w*|lass\w* .{0,30}\b(?:aus|weg)|raus\w*|quit(?!e\b)(?:a|e|en|ar|ad)\w*|saca\w*|saque\w*|skip|leave out|dinn(?:a|it|ae)|saute[zr]?|enlev\w*|retire[zr]|retire-moi|in (?:frieden|ruhe|peace)|en pa(?:z|ix)|leave (?:me|us) alone)\b/;
const RATHER = /\b(?:lieber|stattdessen|sondern|instead|rather|plutot|mejor|en cambio|nur|only|just|solo|seulement)\b/;

/** "Mittwoch könnt ihr ganz weglassen" wants all days but that one: it is asked about so, and not the other way round. */
const daysTakenOut = (request: MailRequest): MailRequest => {
  const {
    weekday,
    weekdays: days = weekday === undefined ? [] : [weekday],
    withoutWeekdays: without,
    ...others
  } = request.details;
  const plain = plainly(request.text);
  if (without !== undefined || days.length === 0 || days.length > MOST_TAKEN_OUT) return request;
  if (!TAKES_OUT.test(plain) || RATHER.test(plain)) return request;
  const { frequency: _of, weekInterval: _every, ...kept } = others;
  return { ...request, details: { ...kept, withoutWeekdays: days }, certain: false };
};
const MOST_TAKEN_OUT = 5;

const daysNamed = (plain: string): readonly number[] => {
  const { weekdays: days = [], withoutWeekdays: without = [] } = daysDetails(plain);
  return [...new Set([...without, ...days])].sort((one, other) => one - other);
};
