import type { AskedBackOutcome, ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import type { AsksFor } from '#domain/inbox/request/outcome-facts.ts';
import { oneLine } from '../../clean.ts';
import { questionsBack } from '../../questions/questions-back.ts';
import type { Block } from '../../template.ts';
import { askedToConfirm } from '../../words/wish-words.ts';

/** Asks for what was missing: short, and so that a line answers it. */
export const askedBackBlocks = ({ asked, facts: { asks, zone } }: AskedBackOutcome): readonly Block[] => {
  const { why, example } = reasons[asks];
  const said = zone === '' ? why : `${why.slice(0, -1)}: “${oneLine(zone, 60)}”.`;
  return [
    { kind: 'paragraph', text: `You asked: “${oneLine(asked, 240)}”` },
    { kind: 'paragraph', text: `${said} ${asks === 'a-list-first' ? '' : `${questionsBack[asks]} `}${example}` },
  ];
};

/** Asks whether just this is meant; a word answers it. */
export const toConfirmBlocks = (outcome: ToConfirmOutcome): readonly Block[] => [
  { kind: 'paragraph', text: `You wrote: “${oneLine(outcome.asked, 240)}”` },
  { kind: 'paragraph', text: askedToConfirm(outcome) },
];

const reasons: Readonly<Record<AsksFor, Readonly<{ why: string; example: string }>>> = {
  'company-and-role': {
    why: 'A cover letter is best written for one place.',
    example: 'A line is plenty, such as “Acme, sales lead”.',
  },
  company: { why: 'One thing is missing for your cover letter.', example: 'Its name is plenty.' },
  role: { why: 'One thing is missing for your cover letter.', example: 'Such as “sales lead”.' },
  schedule: {
    why: 'We did not quite understand when check-ins should come, so nothing was changed. They can come every day, or on any days of the week, each week or every second one, at any time.',
    example: 'Such as “every weekday at 6 pm”.',
  },
  'other-days': {
    why: 'No day would be left for check-ins, so nothing was changed.',
    example: 'Such as “on Tuesdays”; answer “stop” to have none at all.',
  },
  zone: {
    why: 'We do not know this time zone, so nothing was changed.',
    example: 'Such as “Europe/Berlin”, or “Chicago”.',
  },
  'pause-date': {
    why: 'We found no day to come in that, so nothing was changed.',
    example: 'Such as “until December 1”.',
  },
  'sooner-date': {
    why: 'A pause can be a year at most, so nothing was changed.',
    example: 'To have none at all, answer “stop”.',
  },
  'later-date': {
    why: 'That day is over already, so nothing was changed.',
    example: 'Such as “until December 1”.',
  },
  correction: {
    why: 'We did not quite understand what to put right, so nothing was changed.',
    example: 'Such as “drop 2”, “merge 1 and 2” or “2 was with the night team”.',
  },
  number: {
    why: 'There is no win of that number in our last list, so nothing was changed.',
    example: 'Ask “list my last wins” to see their numbers.',
  },
  'a-list-first': {
    why: 'We are not sure which list you mean, so nothing was changed.',
    example: 'Ask “list my last wins” and answer that mail.',
  },
};
