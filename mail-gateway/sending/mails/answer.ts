import type { AnswerFacts, HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import { hardDaySubject } from '../hard-days/hard-day-words.ts';
import { openingWords } from '../openings/openings.ts';
import { winQuestion } from '../questions/win-question.ts';
import type { Block, Content, Setting } from '../template.ts';
import { thanks } from '../words/manner.ts';
import { guessBlocks } from './answer-guess.ts';
import { besideBlocks, leftOutBlocks } from './answer-left-out.ts';
import { lastBlocks, winEntry } from './answer-parts.ts';
import { answerRemark } from './answer-remarks.ts';
import { answerWords } from './answer-words.ts';
import { afterBlock, crisisAnswer, hardDayBlocks, offerBlocks, reliefAnswer } from './hard-day-answer.ts';
import { leftOutWords } from './left-out-words.ts';
import { answerOutcomes } from './outcomes/outcome-blocks.ts';

const LONGEST_QUOTE = 300;

/**
 * Answers a mail: the wins that were understood, what was added to an older one, the files that are kept, what came of
 * each request, and at most one question. Words that hold none of it are answered as they sound, in a line. After a hard day
 * what was hard comes first, and of a crisis nothing else; in the days after one a warm line comes first.
 */
export const answer = (facts: AnswerFacts, setting: Setting): Content => {
  const { hardDay, afterHardDay } = facts;
  if (hardDay)
    return hardDay.tone === 'crisis' ? crisisAnswer(hardDay, setting) : hardDayAnswer(facts, hardDay, setting);
  if (afterHardDay && isEmpty(facts) && facts.tone === 'relief') return reliefAnswer(afterHardDay, setting);
  const { blocks, ...said } = isEmpty(facts)
    ? briefly(facts, setting)
    : inFull(facts, { ...setting, inConversation: setting.inConversation || afterHardDay !== undefined });
  return {
    ...said,
    blocks: [...(afterHardDay && !afterHardDay.saidBefore ? [afterBlock(afterHardDay, setting)] : []), ...blocks],
  };
};

const briefly = (facts: AnswerFacts, setting: Setting): Content => {
  const { subject, blocks } = answerRemark(facts, setting);
  // Beside what is no more than a remark stands only what they passed on: they may say that it is a win.
  const left = leftOutBlocks({ ...facts, leftOut: facts.leftOut === 'beside' ? 'beside' : null }, setting);
  return { subject, blocks: [...blocks, ...left, ...lastBlocks(facts, setting)] };
};

const hardDayAnswer = (facts: AnswerFacts, hardDay: HardDayFacts, setting: Setting): Content => ({
  subject: hardDaySubject(hardDay),
  blocks: [
    ...hardDayBlocks(hardDay, setting),
    ...(isEmpty(facts) ? leftOutBlocks(facts, setting) : partsOf(facts, { ...setting, inConversation: true })),
    ...offerBlocks(facts, hardDay),
    ...lastBlocks(facts, setting),
    ...(facts.wins.length > 0 ? [noteOn(facts, setting)] : []),
  ],
});

const partsOf = (facts: AnswerFacts, setting: Setting): readonly Block[] => [
  ...openingOf(facts, setting),
  ...winBlocks(facts, setting),
  ...enrichedBlocks(facts, setting),
  ...evidenceBlocks(facts, setting),
  ...leftFilesBlocks(facts, setting),
  ...leftOutBlocks(facts, setting),
  ...answerOutcomes(facts, setting),
  ...besideBlocks(facts, setting),
  ...questionBlocks(facts, setting),
];

const inFull = (facts: AnswerFacts, setting: Setting): Content => ({
  subject: subjectOf(facts, setting),
  blocks: [
    ...partsOf(facts, setting),
    ...withoutAiBlocks(facts, setting),
    ...lastBlocks(facts, setting),
    noteOn(facts, setting),
  ],
});

const isEmpty = ({ wins, enriched, files, filesLeft, outcomes, leftOut }: AnswerFacts): boolean =>
  wins.length === 0 &&
  enriched === null &&
  files + filesLeft === 0 &&
  outcomes.length === 0 &&
  !TOLD_ALONE.has(leftOut);

/** Left out for a reason that its writer hears of, though nothing came of the rest. */
const TOLD_ALONE: ReadonlySet<AnswerFacts['leftOut']> = new Set<AnswerFacts['leftOut']>([
  'too-much',
  'cv',
  'job-advert',
]);

const countOf = ({ wins, more }: AnswerFacts): number => wins.length + more;

const subjectOf = (facts: AnswerFacts, { language }: Setting): string => {
  const words = answerWords[language];
  const { outcomes, files, filesLeft } = facts;
  const count = countOf(facts);
  if (count > 0) return words.winsSubject(count);
  if (facts.enriched) return words.enrichedSubject;
  if (facts.leftOut === 'too-much' && outcomes.length === 0) return words.tooMuchSubject;
  if (facts.leftOut === 'cv' && outcomes.length === 0) return leftOutWords[language].cvSubject;
  if (facts.leftOut === 'job-advert' && outcomes.length === 0) return leftOutWords[language].advertSubject;
  if (outcomes.length === 0 && files === 0) return words.filesLeftSubject(filesLeft);
  if (outcomes.length === 0) return words.filesSubject(files);
  const asks = outcomes.every(({ result }) => result === 'unclear' || result === 'to-confirm');
  return asks ? words.askedBackSubject : words.doneSubject;
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const openingOf = (facts: AnswerFacts, { language, name, inConversation }: Setting): readonly Block[] => {
  const count = countOf(facts);
  const kept = count === 0 ? [] : [answerWords[language].kept(count)];
  const called = inConversation ? '' : name;
  const first = facts.opening ? [openingWords(facts.opening, called)] : inConversation ? [] : [thanks(name, language)];
  const said = [...first, ...kept];
  return said.length === 0 ? [] : [paragraph(said.join(' '))];
};

const winBlocks = ({ wins, more }: AnswerFacts, { language, publicUrl }: Setting): readonly Block[] => [
  ...(wins.length > 0 ? [{ kind: 'wins', wins: wins.map((win) => winEntry(win, language)) } as const] : []),
  ...guessBlocks(wins, language),
  ...(more > 0 ? [paragraph(answerWords[language].more(more, `${publicUrl}/wins`))] : []),
];

const enrichedBlocks = ({ enriched }: AnswerFacts, { language }: Setting): readonly Block[] =>
  enriched === null
    ? []
    : [paragraph(answerWords[language].enriched), { kind: 'list', items: [oneLine(enriched.text, LONGEST_QUOTE)] }];

/** What AI would have said is missing, and why. */
const withoutAiBlocks = ({ withoutAi }: AnswerFacts, { language }: Setting): readonly Block[] =>
  withoutAi === undefined ? [] : [paragraph(answerWords[language].withoutAi[withoutAi])];

/** The numbers are those of the list above; a single win needs none. */
const noteOn = ({ wins }: AnswerFacts, { language, publicUrl }: Setting): Block => {
  const words = answerWords[language];
  return {
    kind: 'note',
    text: wins.length === 0 ? words.journal : words.putRight(wins.length),
    url: `${publicUrl}/wins`,
  };
};

const LONGEST = 160;

/** That the pictures and PDFs of the mail are kept, and with what. */
const evidenceBlocks = ({ files, wins, enriched }: AnswerFacts, { language }: Setting): readonly Block[] => {
  if (files === 0) return [];
  const isNamed = wins.length + (enriched ? 1 : 0) > 0;
  const kept = wins.length > 1 ? 'with-first' : isNamed ? 'with-it' : 'with-that';
  return [paragraph(answerWords[language].files(files, kept))];
};

/** Which of its files are not kept, and what would be. */
const leftFilesBlocks = ({ filesLeft }: AnswerFacts, { language }: Setting): readonly Block[] =>
  filesLeft === 0 ? [] : [paragraph(answerWords[language].filesLeft(filesLeft))];

/** The one thing asked: an answer by mail is added to the win it is about. */
const questionBlocks = ({ question, wins }: AnswerFacts, { language }: Setting): readonly Block[] => {
  if (!question) return [];
  const number = wins.findIndex(({ winId }) => winId === question.winId) + 1;
  const asked = oneLine(winQuestion(question.question, language), LONGEST);
  const text = answerWords[language].question(asked, wins.length > 1 && number > 0 ? number : null);
  return [{ ...paragraph(text), asks: true }];
};
