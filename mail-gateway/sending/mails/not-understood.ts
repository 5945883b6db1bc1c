import type { Facts } from '#domain/facts.ts';
import type { NotUnderstoodFacts } from '#domain/inbox/request/answer-facts.ts';
import { type Content, type Setting, thanks } from '../template.ts';
import { lastBlocks } from './answer-parts.ts';

export const notUnderstood = (_facts: Facts, { brandName, name }: Setting) =>
  ({
    subject: 'We could not read your mail',
    blocks: [
      {
        kind: 'paragraph',
        text: `${thanks(name)} Your mail has arrived, but we could not read what it says. That is our doing, not yours.`,
      },
      {
        kind: 'paragraph',
        text: 'It is kept just as it came, and nothing of it is lost. Please answer once more as plain text; a line or two is enough.',
      },
      { kind: 'note', text: `${brandName} keeps this answer in the same conversation.` },
    ],
  }) as const;

/** Words may be missing where pictures are not; and it says when it is the day's last. */
export const notUnderstoodOrLast = (facts: NotUnderstoodFacts, setting: Setting): Content => {
  const { subject, blocks } = facts.onlyFiles ? onlyFiles(setting) : notUnderstood(facts, setting);
  return { subject, blocks: [...blocks, ...lastBlocks(facts)] };
};

const onlyFiles = ({ name }: Setting): Content => ({
  subject: 'What does it show?',
  blocks: [
    {
      kind: 'paragraph',
      text: `${thanks(name)} What you sent is kept with your mail, but there were no words with it.`,
    },
    { kind: 'paragraph', text: 'Tell us in a line what it shows, and that becomes a win.' },
  ],
});
