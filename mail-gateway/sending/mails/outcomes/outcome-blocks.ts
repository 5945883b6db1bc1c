import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { firstNumbers } from '#domain/inbox/request/numbered-wins.ts';
import type {
  DocumentOutcome,
  DoneOutcome,
  ImpossibleOutcome,
  LaterOutcome,
  LookBackOutcome,
  RequestOutcome,
} from '#domain/inbox/request/outcome.ts';
import { manyLines, oneLine } from '../../clean.ts';
import type { Block, Setting } from '../../template.ts';
import { manyOf, requestNames } from '../../words/document-names.ts';
import { lookBackWords } from '../../words/look-back-words.ts';
import { askedBackBlocks, toConfirmBlocks } from './asked-back.ts';
import { checkInBlocks } from './check-ins.ts';
import { correctedBlocks, listedWinBlocks } from './wins.ts';

/** What came of all requests of a mail. Numbers go on from those of its wins, so that each stands for one win. */
export const answerOutcomes = (facts: AnswerFacts, setting: Setting): readonly Block[] => {
  const numbers = firstNumbers(facts);
  return facts.outcomes.flatMap((outcome, index) => outcomeBlocks(outcome, setting, numbers[index] ?? 1));
};

/** What came of one request; `first` is the number that a list of wins begins with. */
export const outcomeBlocks = (outcome: RequestOutcome, setting: Setting, first = 1): readonly Block[] => {
  switch (outcome.result) {
    case 'done':
      return doneBlocks(outcome, setting, first);
    case 'unclear':
      return askedBackBlocks(outcome);
    case 'to-confirm':
      return toConfirmBlocks(outcome);
    case 'impossible':
      return impossibleBlocks(outcome, setting);
    case 'later':
      return laterBlocks(outcome);
  }
};

const doneBlocks = (outcome: DoneOutcome, setting: Setting, first: number): readonly Block[] => {
  switch (outcome.request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return checkInBlocks(outcome);
    case 'list-wins':
      return listedWinBlocks(outcome, setting, first);
    case 'how-am-i-doing':
      return lookBackBlocks(outcome);
    case 'correct-wins':
      return correctedBlocks(outcome, setting);
    default:
      return documentBlocks(outcome, setting);
  }
};

const LONGEST_TEXT = 12_000;

/** The document itself; its files are attached. */
const documentBlocks = (outcome: DocumentOutcome, { documents }: Setting): readonly Block[] => {
  const { request, facts } = outcome;
  const { title, attachments, mailed } = facts;
  const names = attachments.map(({ name }) => oneLine(name, 120)).join(' and ');
  const attached = names === '' ? '' : ` It is attached, too: ${names}.`;
  const where = mailed ? ' It is on its way to your mailbox, too, with its files.' : attached;
  return [
    { kind: 'paragraph', text: `Here is what you asked for, ${requestNames[request]}.${where}` },
    { kind: 'document', title: oneLine(title, 200), text: manyLines(documents.get(outcome) ?? '', LONGEST_TEXT) },
  ];
};

/** How it goes: figures first, then what stands out, in the user's own words. */
const lookBackBlocks = ({ facts }: LookBackOutcome): readonly Block[] => {
  const { title, lines, highlights } = lookBackWords(facts);
  return [
    { kind: 'paragraph', text: oneLine(title, 200) },
    ...listOf(lines),
    ...(highlights.length === 0 ? [] : [{ kind: 'paragraph', text: 'In your own words:' } as const]),
    ...listOf(highlights),
  ];
};

const listOf = (lines: readonly string[]): readonly Block[] =>
  lines.length === 0 ? [] : [{ kind: 'list', items: lines.map((line) => oneLine(line, 300)) }];

/** Why it could not be, and the way to it. */
const impossibleBlocks = (
  { request, asked, facts: { reason } }: ImpossibleOutcome,
  { publicUrl }: Setting,
): readonly Block[] => {
  const quote = `You asked: “${oneLine(asked, 240)}”`;
  const paragraphs = (text: string): readonly Block[] => [
    { kind: 'paragraph', text: quote },
    { kind: 'paragraph', text },
  ];
  switch (reason) {
    case 'on-billing-page':
      return [
        ...paragraphs(
          'Subscriptions and payments are not changed by mail, so that nobody else can do it in your name. On the billing page you can cancel, change your plan, or have what you paid in the last 14 days back; deleting the account is on your profile page. Check-ins go on as they are: answer “stop” to have none.',
        ),
        { kind: 'button', label: 'Open Billing', url: `${publicUrl}/billing` },
      ];
    case 'inactive':
      return [
        ...paragraphs(
          `Your subscription has ended, and ${requestNames[request]} is part of it. All your wins are there: with a subscription it is made at once.`,
        ),
        { kind: 'button', label: 'Subscribe again', url: `${publicUrl}/billing` },
      ];
    case 'too-many-today':
      return paragraphs('You have had many documents by mail today. Please ask once more tomorrow.');
    case 'too-many-at-once':
      return paragraphs(
        'That was one thing too many for one mail, so we did not begin with it. Please ask for it in a mail of its own.',
      );
    case 'released':
      return paragraphs(
        'That mail came from another address than yours, and without proof that you wrote it, so we changed nothing. Please send the request once more from your own address.',
      );
    case 'declined':
      return [{ kind: 'paragraph', text: 'Good, then nothing was changed.' }];
    case 'no-account':
      return paragraphs('That could not be done for this account.');
  }
};

/** What nobody writes yet. */
const laterBlocks = ({ request, asked }: LaterOutcome): readonly Block[] => [
  { kind: 'paragraph', text: `You asked: “${oneLine(asked, 240)}”` },
  {
    kind: 'paragraph',
    text: `We cannot write ${manyOf(request)} yet. Your wins are safe, and you can ask again any time.`,
  },
];
