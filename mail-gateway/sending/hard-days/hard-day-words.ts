import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import type { AfterHardDayFacts, HardDayFacts, Help } from '#domain/inbox/request/answer-facts.ts';
import type { HardDayCatalogue, Wordings } from './catalogue.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const catalogues: Readonly<Record<Language, HardDayCatalogue>> = { en: english, de: german, fr: french, es: spanish };

/** The one whose turn it is; answers of before there were turns had the first. */
const inTurn = (wordings: Wordings, { wording = 0 }: HardDayFacts): string =>
  wordings[wording % wordings.length] ?? wordings[0];

/** The subject of such a mail, in the language that the day was told in. */
export const hardDaySubject = (facts: HardDayFacts): string => inTurn(catalogues[facts.language].thanks, facts);

/** What such a mail begins with; `name` may be empty. */
export const hardDayThanks = (facts: HardDayFacts, name: string): string =>
  `${hardDaySubject(facts)}${name === '' ? '' : `, ${name}`}.`;

/** What is said of a day that was hard and no crisis. */
export const dayWords = (facts: HardDayFacts): string =>
  inTurn(catalogues[facts.language].days[facts.day === 'life' || facts.day === 'violence' ? 'hard' : facts.day], facts);

/** That a part of it may be kept, and that nobody has to be asked. */
export const keepPartWords = (facts: HardDayFacts): string => inTurn(catalogues[facts.language].keepPart, facts);
export const pauseWords = (facts: HardDayFacts): string => inTurn(catalogues[facts.language].pause, facts);

/** Who listens, after a day that may be more than a hard one; null after all others. */
export const listensWords = ({ language, help }: HardDayFacts): string | null => {
  if (help === null) return null;
  const { crisis, listens } = catalogues[language];
  return listens(
    [...help.lines.map((line) => crisis.line(line)), ...(help.more === null ? [] : [help.more])].join('; '),
  );
};

/** What stands in the days after before what was kept of a message. */
export const besideWinsWords = ({ language }: AfterHardDayFacts, name: string): string =>
  catalogues[language].after.besideWins(name === '' ? '' : `, ${name}`);

/** What thanks and relief are answered with in the days after. */
export const afterWords = ({ language, wording }: AfterHardDayFacts, name: string): string => {
  const said = catalogues[language].after.said(name === '' ? '' : `, ${name}`);
  return said[wording % said.length] ?? said[0];
};

/** That help is still there, after a crisis alone; '' after any other day. */
export const stillThere = ({ language, mood }: AfterHardDayFacts): string =>
  mood === 'crisis' ? catalogues[language].after.stillThere : '';

export const afterSubject = ({ language }: AfterHardDayFacts): string => catalogues[language].after.subject;

const NO_HELP: Help = { emergency: null, lines: [], more: 'https://findahelpline.com' };

/** What a crisis is answered with: paragraphs, and the numbers apart, each on a line of its own. */
export type CrisisWords = Readonly<{
  before: readonly string[];
  lines: readonly Readonly<{ text: string; number: string | null }>[];
  after: readonly string[];
}>;

/** Thanks, who is there at once, and that nobody needs to wait for us. Nothing else. */
export const crisisWords = (facts: HardDayFacts, name: string): CrisisWords => {
  const { day, language, help } = facts;
  const { crisis } = catalogues[language];
  const { emergency, lines, more } = help ?? NO_HELP;
  return {
    before: [`${hardDayThanks(facts, name)} ${inTurn(isViolence(day) ? crisis.violence : crisis.life, facts)}`],
    lines: [
      { text: emergency === null ? crisis.emergencyUnknown : crisis.emergency(emergency), number: emergency },
      ...lines.map((line) => ({ text: crisis.line(line), number: line.number })),
      ...(more === null ? [] : [{ text: crisis.elsewhere(more), number: null }]),
    ],
    after: [isViolence(day) ? crisis.violenceAfter : crisis.lifeAfter],
  };
};

/** The same for a text message: numbers before all that could be cut. */
export const crisisText = (facts: HardDayFacts): string => {
  const { day, language, help } = facts;
  const { crisis } = catalogues[language];
  const { emergency, lines, more } = help ?? NO_HELP;
  return [
    inTurn(isViolence(day) ? crisis.shortViolence : crisis.shortLife, facts),
    emergency === null ? crisis.shortEmergencyUnknown : crisis.shortEmergency(emergency),
    ...lines.map((line) => `${crisis.line(line)}.`),
    ...(more === null ? [] : [more]),
  ].join(' ');
};

const isViolence = (day: HardDay): boolean => day === 'violence';
