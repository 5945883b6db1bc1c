import type { NotUnderstoodFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Content, Setting } from '../template.ts';
import { thanks } from '../words/manner.ts';
import { lastBlocks } from './answer-parts.ts';
import { notUnderstoodWords } from './not-understood-words.ts';

const unclear = ({ language, brandName, name }: Setting): Content => {
  const words = notUnderstoodWords[language];
  return {
    subject: words.subject,
    blocks: [
      { kind: 'paragraph', text: words.text(thanks(name, language)) },
      { kind: 'paragraph', text: words.onceMore },
      { kind: 'note', text: words.note(brandName) },
    ],
  };
};

/** Words may be missing where pictures are not; and it says when it is the day's last. */
export const notUnderstood = (facts: NotUnderstoodFacts, setting: Setting): Content => {
  const { subject, blocks } = facts.onlyFiles ? onlyFiles(setting) : unclear(setting);
  return { subject, blocks: [...blocks, ...lastBlocks(facts, setting)] };
};

const onlyFiles = ({ language, name }: Setting): Content => {
  const words = notUnderstoodWords[language];
  return {
    subject: words.filesSubject,
    blocks: [
      { kind: 'paragraph', text: words.files(thanks(name, language)) },
      { kind: 'paragraph', text: words.tellUs },
    ],
  };
};
