import type { FirstFeedbackFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { oneLine } from '../clean.ts';
import type { Block, Content, Setting } from '../template.ts';
import { thanks } from '../words/manner.ts';
import { filedEntry } from './answer-parts.ts';

/** Says back what was understood: the wins, and what was asked for. A day without either gets a kind word. */
export const feedback = (facts: FirstFeedbackFacts, setting: Setting): Content => {
  const { wins, requests } = facts;
  if (wins.length === 0 && requests.length === 0) return nothingReported(setting);
  const count = wins.length + facts.more;
  return {
    subject:
      count === 0 ? 'We have read your request' : count === 1 ? 'Your win is kept' : `Your ${count} wins are kept`,
    blocks: [...winBlocks(facts, setting), ...requestBlocks(facts, setting), noteOn(count, setting)],
  };
};

const nothingReported = ({ brandName, name }: Setting): Content => ({
  subject: 'Thank you for writing',
  blocks: [
    {
      kind: 'paragraph',
      text: `${thanks(name)} Some days are for resting, mending or simply getting through, and they need no list.`,
    },
    { kind: 'paragraph', text: 'Nothing was recorded, and nothing is missing. Look after yourself.' },
    { kind: 'note', text: `If something comes to mind later, answer this mail, and ${brandName} keeps it.` },
  ],
});

const winBlocks = ({ wins, more }: FirstFeedbackFacts, { name, publicUrl }: Setting): readonly Block[] => {
  if (wins.length === 0) return [];
  const kept = wins.length + more === 1 ? 'This win is in your journal now:' : 'These wins are in your journal now:';
  const rest = `And ${more} more, which you find at ${publicUrl}/wins`;
  return [
    { kind: 'paragraph', text: `${thanks(name)} ${kept}` },
    { kind: 'wins', wins: wins.map((win) => filedEntry(win)) },
    ...(more > 0 ? [{ kind: 'paragraph', text: rest } as const] : []),
  ];
};

/** Of this wording alone: what was sent keeps its words, whatever later ones call things. */
const requestNames: Readonly<Record<RequestKind, string>> = {
  cv: 'a CV',
  'cover-letter': 'a cover letter',
  'growth-log': 'a growth log',
  'social-thread': 'a thread for X',
  'linkedin-post': 'a LinkedIn post',
  'twitter-post': 'a post for X',
  'custom-content': 'a text of your own kind',
  'how-am-i-doing': 'how you are doing',
  'list-wins': 'a list of your wins',
  'change-schedule': 'another time for check-ins',
  pause: 'a pause of check-ins',
  resume: 'check-ins again',
  stop: 'an end of check-ins',
  billing: 'a change of your subscription',
  'correct-wins': 'a correction of wins',
  'restore-wins': 'wins that were dropped',
  'change-profile': 'a change of your profile',
  'tell-career': 'a fact of your career',
  login: 'a way to sign in',
  export: 'an export of your data',
  'delete-account': 'the end of your account',
  'ask-about-us': 'a question about us',
  'unknown-wish': 'something else',
};

const requestBlocks = ({ wins, requests }: FirstFeedbackFacts, { name }: Setting): readonly Block[] => {
  if (requests.length === 0) return [];
  const opening = wins.length > 0 ? 'You also asked for:' : `${thanks(name)} We understood that you ask for:`;
  const honest =
    'Documents and settings by mail are not open in this release, so nothing was made or changed. Your request is kept in the journal of your mails.';
  return [
    { kind: 'paragraph', text: opening },
    { kind: 'list', items: requests.map(({ kind, text }) => `${requestNames[kind]} (“${oneLine(text, 160)}”)`) },
    { kind: 'paragraph', text: honest },
  ];
};

const noteOn = (count: number, { publicUrl }: Setting): Block => ({
  kind: 'note',
  text: count === 0 ? 'Your journal:' : 'Something is not as you meant it? You can change or remove every win:',
  url: `${publicUrl}/wins`,
});
