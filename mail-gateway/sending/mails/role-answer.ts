import type { RoleAnswerFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import type { Setting } from '../template.ts';

/** What an operator answers to a mail to support or another role: their own words, each paragraph as it stands. */
export const roleAnswer = (facts: RoleAnswerFacts, { brandName }: Setting): Content => {
  const { text } = facts;
  return {
    subject: `Your mail to ${brandName}`,
    blocks: text
      .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() })),
  };
};
