import type { AfterHardDayFacts, AnswerFacts, HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import {
  afterSubject,
  afterWords,
  besideWinsWords,
  crisisWords,
  dayWords,
  hardDaySubject,
  hardDayThanks,
  keepPartWords,
  listensWords,
  pauseWords,
  stillThere,
} from '../hard-days/hard-day-words.ts';
import type { Block, Content, Setting } from '../template.ts';

/** Help, and nothing else: no product, no question, nothing below it but who wrote. */
export const crisisAnswer = (hardDay: HardDayFacts, { name }: Setting): Content => {
  const { before, lines, after } = crisisWords(hardDay, name);
  const [emergency, ...others] = lines;
  const numbers = lines.flatMap(({ number }) => number ?? []).toSorted((one, other) => other.length - one.length);
  return {
    subject: hardDaySubject(hardDay),
    isBare: true,
    blocks: [
      ...before.map(paragraph),
      ...(emergency ? [{ ...paragraph(emergency.text), numbers }] : []),
      ...(others.length > 0 ? [{ kind: 'list', items: others.map(({ text }) => text), numbers } as const] : []),
      ...after.map(paragraph),
    ],
  };
};

/** To thanks and relief in the days after: a warm line, nothing asked, nothing offered. */
export const reliefAnswer = (after: AfterHardDayFacts, { name }: Setting): Content => ({
  subject: afterSubject(after),
  isBare: true,
  blocks: [afterWords(after, name), stillThere(after)].filter((text) => text !== '').map(paragraph),
});

/** A line before what was kept of a message in the days after. */
export const afterBlock = (after: AfterHardDayFacts, { name }: Setting): Block =>
  paragraph(besideWinsWords(after, name));

/** The thanks and the words for a day of its kind, before anything else. */
export const hardDayBlocks = (hardDay: HardDayFacts, { name }: Setting): readonly Block[] => {
  const listens = listensWords(hardDay);
  return [
    paragraph(`${hardDayThanks(hardDay, name)} ${dayWords(hardDay)}`),
    ...(listens === null ? [] : [paragraph(listens)]),
  ];
};

/**
 * That a part may be kept, where none is and it may be said of a day of this kind; and that nobody has to be asked, where nothing of
 * it was said.
 */
export const offerBlocks = ({ wins, outcomes }: AnswerFacts, hardDay: HardDayFacts): readonly Block[] => {
  const isAsked = outcomes.some(({ request }) => REST.has(request));
  const offers = [
    ...(wins.length > 0 || WITHOUT_A_WIN.has(hardDay.day) ? [] : [keepPartWords(hardDay)]),
    ...(isAsked ? [] : [pauseWords(hardDay)]),
  ];
  return offers.length === 0 ? [] : [paragraph(offers.join(' '))];
};

/** Nobody who mourns, was hurt or is afraid is told of wins. */
const WITHOUT_A_WIN: ReadonlySet<string> = new Set([
  'loss',
  'harassment',
  'heartbreak',
  'hurt',
  'fear',
  'illness',
  'heavy',
]);

const REST: ReadonlySet<string> = new Set(['pause', 'stop', 'change-schedule', 'resume']);

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;
