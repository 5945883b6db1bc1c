import type { RoleAnswerWords } from '#application/inbox/mail-words.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Content } from '../blocks.ts';
import type { Setting } from '../template.ts';

/** What an operator answers to a mail to support or another role: their own words, each paragraph as it stands. */
export const roleAnswer = (given: JsonObject, { brandName }: Setting): Content => {
  const { text } = given as RoleAnswerWords;
  return {
    subject: `Your mail to ${brandName}`,
    blocks: text
      .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() })),
  };
};
