import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { firstNumbers } from '#domain/inbox/request/numbered-wins.ts';
import type { CheckInOutcome, DoneOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { ImpossibleFacts, LookBackFacts } from '#domain/inbox/request/outcome-facts.ts';
import { shortenedText } from '#domain/text.ts';
import { questionsBack } from '../questions/questions-back.ts';
import { winQuestion } from '../questions/win-question.ts';
import { manyOf } from '../words/document-names.ts';
import { dateInWords } from '../words/in-words.ts';
import { lookBackWords } from '../words/look-back-words.ts';
import { rhythmInWords } from '../words/rhythm-words.ts';
import { askedToConfirm } from '../words/wish-words.ts';

const LONGEST_LINE = 60;

/** An answer in a line or two, for a text message; null is one that could not be read. */
export const answerText = (facts: AnswerFacts | null): string => {
  if (facts === null) return 'We could not read that. Please say it in other words, or mail us.';
  const said = [kept(facts), ...outcomesIn(facts), left(facts), beside(facts), question(facts)].filter(
    (line) => line !== '',
  );
  return said.length > 0 ? said.join(' ') : remarks[facts.tone ?? 'unclear'];
};

const question = ({ question: asked }: AnswerFacts): string => (asked ? winQuestion(asked.question) : '');

const NOTHING_FOUND = 'We found no win and no request in that. Reply HELP for help.';
const remarks: Readonly<Record<NonNullable<AnswerFacts['tone']>, string>> = {
  quiet: 'Thank you. Nothing was recorded, and nothing is missing.',
  thanks: 'You are welcome.',
  account: 'Accounts and payments are not changed by text: see Profile and Billing in the app.',
  'to-us': NOTHING_FOUND,
  ahead: NOTHING_FOUND,
  unclear: NOTHING_FOUND,
};

/** What waits for its writer in the app. */
const left = ({ leftOut, filesLeft, filesAside, asideOf }: AnswerFacts): string => {
  if (leftOut === 'too-much') return 'Part of it was too long, and needs you in the app.';
  if (leftOut === 'beside') return `Left out: “${asideOf}” If it is a win, keep it in the app.`;
  if (leftOut === 'not-understood')
    return 'We found no win and no request in that. It waits in the app. Reply HELP for help.';
  return filesLeft + filesAside > 0 ? 'Files could not be kept.' : '';
};

/** What was said to us beside wins and requests, or of what is still to come. */
const beside = ({ tone, besideThem }: AnswerFacts): string => {
  if (besideThem === '') return '';
  if (tone === 'account') return remarks.account;
  if (tone === 'to-us') return `We did not understand “${besideThem}”. Reply HELP for help.`;
  return tone === 'ahead' ? 'What is still to come is not kept yet.' : 'The rest was read too, and not recorded.';
};

const kept = ({ wins, more, enriched }: AnswerFacts): string => {
  const count = wins.length + more;
  if (count > 1) return `${count} wins are kept.`;
  if (count === 1) return 'Your win is kept.';
  return enriched ? 'Added to your win.' : '';
};

const outcomesIn = (facts: AnswerFacts): readonly string[] => {
  const numbers = firstNumbers(facts);
  return facts.outcomes.map((outcome, index) => line(outcome, numbers[index] ?? 1));
};

const line = (outcome: RequestOutcome, first: number): string => {
  switch (outcome.result) {
    case 'unclear':
      return questionsBack[outcome.facts.asks];
    case 'to-confirm':
      return askedToConfirm(outcome);
    case 'later':
      return `We cannot write ${manyOf(outcome.request)} yet. Your wins are safe.`;
    case 'impossible':
      return impossible[outcome.facts.reason];
    case 'done':
      return doneLine(outcome, first);
  }
};

const impossible: Readonly<Record<ImpossibleFacts['reason'], string>> = {
  'on-billing-page': 'Subscriptions are ended, and payments looked at, under Billing in the app.',
  inactive: 'That needs a subscription; see Billing in the app.',
  'too-many-today': 'You have had many documents today; please ask again tomorrow.',
  'too-many-at-once': 'That was one thing too many at once; please ask for it again.',
  released: 'Please ask for it again from your own address.',
  declined: 'Good, then nothing was changed.',
  'no-account': 'That could not be done.',
};

const doneLine = (outcome: DoneOutcome, first: number): string => {
  switch (outcome.request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return checkInLine(outcome);
    case 'list-wins':
      return listLine(outcome.facts.wins, first);
    case 'how-am-i-doing':
      return lookBackLine(outcome.facts);
    case 'correct-wins':
      return 'Your wins are corrected.';
    default:
      return 'Your document is in your mailbox.';
  }
};

const lookBackLine = (facts: LookBackFacts): string => {
  const { title, lines } = lookBackWords(facts);
  return [`${title}.`, ...lines.slice(0, 1)].join(' ');
};

const checkInLine = ({ request, facts: { schedule, paused, pausedUntil } }: CheckInOutcome): string => {
  const rhythm = rhythmInWords(schedule);
  if (!paused) return `Your check-ins come ${rhythm}.`;
  const rest = pausedUntil === null ? 'until you say resume' : `until ${dateInWords(pausedUntil)}`;
  return request === 'change-schedule'
    ? `Your check-ins will come ${rhythm}, and rest ${rest}.`
    : `Your check-ins rest ${rest}.`;
};

const listLine = (wins: readonly Readonly<{ text: string }>[], first: number): string =>
  wins.length === 0
    ? 'There is no win in your journal yet.'
    : wins.map(({ text }, index) => `${first + index}. ${shortenedText(text, LONGEST_LINE)}`).join(' ');
