import { Fault } from '#application/engine/ports/fault.ts';
import { isCheckIn } from '#domain/check-ins/facts.ts';
import type { TextKind } from '#domain/delivery/text/events.ts';
import { isHelp, isWrittenText } from '#domain/delivery/text/facts.ts';
import type { Facts } from '#domain/facts.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { checkInQuestion } from '../questions/check-in-question.ts';
import { answerText } from './answer-text.ts';
import { gsm7, plainer } from './gsm7.ts';
import { segmentsOf, shortenedTo } from './segments.ts';

/** What a text is made of. `code` is to be typed, `minutes` are for how long it is good. */
export type TextSetting = Readonly<{ brandName: string; code: string; minutes: number; facts: Facts }>;

/** Longer names would make two messages of one. */
const LONGEST_BRAND = 60;
/** Of texts that carry words of others: these may be long, and in letters that only UCS-2 has. */
const MOST_MESSAGES = 2;

/** The words of a text, short enough for what it is. The same request, the same words. */
export const textBody = (kind: TextKind, setting: TextSetting): string => {
  const brandName = gsm7(setting.brandName).slice(0, LONGEST_BRAND);
  return bodies[kind]({ ...setting, brandName });
};

const bodies: Readonly<Record<TextKind, (setting: TextSetting) => string>> = {
  'phone-code': ({ brandName, code, minutes }) =>
    gsm7(
      `${code} is your ${brandName} code, good for ${minutes} minutes. If you did not ask for it, ignore this text.`,
    ),
  'check-in': ({ brandName, facts }) => checkIn(brandName, asPlainAsCanBe(questionIn(facts))),
  feedback: ({ brandName, facts }) => shortenedTo(MOST_MESSAGES, asPlainAsCanBe(`${brandName}: ${answerIn(facts)}`)),
  help: ({ brandName, facts }) => gsm7(`${brandName}: ${help(facts)}`),
};

/** One message where there is any way to it: what else could be said is left out for that. */
const checkIn = (brandName: string, question: string): string => {
  const asked = `${brandName}: ${question}`;
  const whole = [`${asked} Just answer this text. STOP ends these.`, `${asked} STOP ends these.`, asked];
  return whole.find((text) => segmentsOf(text).count <= 1) ?? shortenedTo(MOST_MESSAGES, asked);
};

/** What a check-in of mails says too, is left to them. */
const questionIn = (facts: Facts): string => {
  if (!isCheckIn(facts)) throw otherFacts(facts, 'check-in');
  return checkInQuestion(facts.question);
};

const answerIn = (facts: Facts): string => {
  if (isWrittenText(facts)) return facts.asWritten;
  return answerText(isAnswer(facts) ? facts : null);
};

const otherFacts = ({ of }: Facts, wanted: string): Fault =>
  new Fault('other-facts', `facts of ${of} stand where ${wanted} was expected`);

const help = (facts: Facts): string => {
  const about = isHelp(facts) ? facts.about : null;
  if (about === 'pictures') return 'pictures do not come through by text. Say it in words here, or send them by mail.';
  if (about === 'too-many') return 'that is all we can take by text today. Please mail us the rest.';
  return 'answer a check-in in your own words. STOP ends these texts, START begins them again.';
};

/** One curly quote would halve what fits: whatever can be said in the GSM alphabet is. */
const asPlainAsCanBe = (text: string): string => {
  const plain = plainer(text).replace(/ {2,}/g, ' ').trim();
  return segmentsOf(plain).encoding === 'gsm-7' ? plain : text.normalize('NFC').trim();
};
