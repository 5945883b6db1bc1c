import type { Language } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { firstNumbers } from '#domain/inbox/request/numbered-wins.ts';
import {
  type DocumentBegunOutcome,
  type DocumentOutcome,
  type DoneOutcome,
  type ImpossibleOutcome,
  isBegunDocument,
  type LoginOutcome,
  type LookBackOutcome,
  type RequestOutcome,
} from '#domain/inbox/request/outcome.ts';
import { manyLines, oneLine } from '../../clean.ts';
import type { Block, Setting } from '../../template.ts';
import { aboutUsWords } from '../../words/about-us-words.ts';
import { careerInWords, careerKept } from '../../words/career-words.ts';
import { requestNamesIn } from '../../words/document-names.ts';
import { lookBackWords } from '../../words/look-back-words.ts';
import { joined, quoted } from '../../words/manner.ts';
import { positionInWords, profileSays } from '../../words/position-words.ts';
import { aboutMeBlocks } from './about-me.ts';
import { accountWords } from './account-words.ts';
import { askedBackBlocks, toConfirmBlocks } from './asked-back.ts';
import { checkInBlocks } from './check-ins.ts';
import { outcomeWords } from './outcome-words.ts';
import { correctedBlocks, listedWinBlocks, restoredBlocks } from './wins.ts';

/** What came of all requests of a mail. Numbers go on from those of its wins, so that each stands for one win. */
export const answerOutcomes = (facts: AnswerFacts, setting: Setting): readonly Block[] => {
  const numbers = firstNumbers(facts);
  const blocks = facts.outcomes.flatMap((outcome, index) =>
    outcomeBlocks(outcome, setting, numbers[index] ?? 1).map((block): Block => ({ ...block, outcome: index })),
  );
  return blocks.filter((block, at) => block.kind !== 'paragraph' || blocks.findIndex(isAlike(block)) === at);
};

/** What two requests would say in the same words, such as the sentence that both came from, is said once. */
const isAlike =
  ({ text }: Extract<Block, { kind: 'paragraph' }>) =>
  (other: Block): boolean =>
    other.kind === 'paragraph' && other.text === text;

/** What came of one request; `first` is the number that a list of wins begins with. */
export const outcomeBlocks = (outcome: RequestOutcome, setting: Setting, first = 1): readonly Block[] => {
  switch (outcome.result) {
    case 'done':
      return doneBlocks(outcome, setting, first);
    case 'unclear':
      return askedBackBlocks(outcome, setting, first);
    case 'to-confirm':
      return toConfirmBlocks(outcome, setting);
    case 'impossible':
      return impossibleBlocks(outcome, setting);
  }
};

const doneBlocks = (outcome: DoneOutcome, setting: Setting, first: number): readonly Block[] => {
  switch (outcome.request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return checkInBlocks(outcome, setting);
    case 'list-wins':
      return listedWinBlocks(outcome, setting, first);
    case 'how-am-i-doing':
      return lookBackBlocks(outcome, setting);
    case 'correct-wins':
      return correctedBlocks(outcome, setting);
    case 'restore-wins':
      return restoredBlocks(outcome, setting);
    case 'change-profile':
      return [paragraph(profileSays[setting.language](positionInWords(outcome.facts, setting.language)))];
    case 'tell-career':
      return [paragraph(careerKept[setting.language](careerInWords(outcome.facts.told, setting.language)))];
    case 'login':
      return loginBlocks(outcome, setting);
    case 'ask-about-me':
      return aboutMeBlocks(outcome, setting, first);
    case 'ask-about-us':
      return [paragraph(aboutUsWords[setting.language][outcome.facts.topic])];
    default:
      return isBegunDocument(outcome)
        ? [paragraph(begunLine(outcome, setting.language))]
        : documentBlocks(outcome, setting);
  }
};

const LONGEST_TEXT = 12_000;
const LONGEST_LINE = 500;

export const begunLine = ({ request, facts }: DocumentBegunOutcome, language: Language): string => {
  const words = outcomeWords[language];
  return [words.writing(requestNamesIn[language][request]), ...(facts.mailed ? [words.mailedLater] : [])].join(' ');
};

/** The document itself; its files are attached. */
const documentBlocks = (outcome: DocumentOutcome, { language, publicUrl, documents }: Setting): readonly Block[] => {
  const { request, facts } = outcome;
  const { title, attachments, mailed, lacks = [] } = facts;
  const words = outcomeWords[language];
  const names = joined(
    attachments.map(({ name }) => oneLine(name, 120)),
    language,
  );
  const attached = names === '' ? [] : [words.attached(names)];
  const where = mailed ? [words.mailed] : attached;
  return [
    paragraph([words.here(requestNamesIn[language][request]), ...where].join(' ')),
    { kind: 'document', title: oneLine(title, 200), text: manyLines(documents.get(outcome) ?? '', LONGEST_TEXT) },
    ...(lacks.length === 0 ? [] : [paragraph(words.lacks)]),
    ...listOf(lacks.map(({ place, text }) => words.lack(place, text))),
    ...(lacks.length === 0 ? [] : [{ kind: 'note', text: words.addLacks, url: `${publicUrl}/profile` } as const]),
  ];
};

/** How it goes: figures first, then what stands out, in the user's own words. */
const lookBackBlocks = ({ facts }: LookBackOutcome, { language }: Setting): readonly Block[] => {
  const { title, lines, highlights, ownWords } = lookBackWords(facts, language);
  return [
    paragraph(oneLine(title, 200)),
    ...listOf(lines),
    ...(highlights.length === 0 ? [] : [paragraph(ownWords)]),
    ...listOf(highlights),
  ];
};

const listOf = (lines: readonly string[]): readonly Block[] =>
  lines.length === 0 ? [] : [{ kind: 'list', items: lines.map((line) => oneLine(line, LONGEST_LINE)) }];

/** How to sign in; the link itself is in a mail of its own. */
const loginBlocks = ({ facts: { isSent } }: LoginOutcome, { language, publicUrl }: Setting): readonly Block[] => {
  const { linkSent, linksSent, openLogin } = accountWords[language];
  return [paragraph(isSent ? linkSent : linksSent), { kind: 'button', label: openLogin, url: `${publicUrl}/login` }];
};

/** The way to a page of the app, where it is done. */
const onPageBlocks = (
  { request, asked, facts: { reason } }: ImpossibleOutcome,
  { language, publicUrl }: Setting,
): readonly Block[] => {
  const words = accountWords[language];
  const ofProfile = request === 'export' ? words.export : request === 'delete-account' ? words.deletion : words.profile;
  const isOfWins = reason === 'on-wins-page';
  return [
    askedBlock(asked, language),
    paragraph(isOfWins ? words.restore : ofProfile),
    isOfWins
      ? { kind: 'button', label: words.openWins, url: `${publicUrl}/wins` }
      : { kind: 'button', label: words.openProfile, url: `${publicUrl}/profile` },
  ];
};

/** Why it could not be, and the way to it. */
const impossibleBlocks = (outcome: ImpossibleOutcome, setting: Setting): readonly Block[] => {
  const { request, asked, facts } = outcome;
  const { reason } = facts;
  if (reason === 'on-profile-page' || reason === 'on-wins-page') return onPageBlocks(outcome, setting);
  const { language, publicUrl } = setting;
  const words = outcomeWords[language];
  const why = reason === 'inactive' ? words.inactive(requestNamesIn[language][request]) : words.impossible[reason];
  const label = { 'on-billing-page': words.openBilling, inactive: words.subscribe };
  return [
    ...(reason === 'declined' || reason === 'answered-before' ? [] : [askedBlock(asked, language)]),
    paragraph(why),
    ...(reason === 'on-billing-page' || reason === 'inactive'
      ? [{ kind: 'button', label: label[reason], url: `${publicUrl}/billing` } as const]
      : []),
  ];
};

/** What nobody writes yet. */
const askedBlock = (asked: string, language: Language): Block =>
  paragraph(outcomeWords[language].asked(quoted(oneLine(asked, 240), language)));

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
