import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import type { Block, Setting } from '../template.ts';

/** What of a mail has not become anything, and where it waits for its user. */
export const leftOutBlocks = (
  { leftOut, filesAside, asideOf }: AnswerFacts,
  { publicUrl }: Setting,
): readonly Block[] => {
  const under = `under “Needs you”: ${publicUrl}/wins`;
  const waits = `under “Needs you” in the app: ${publicUrl}/wins`;
  return [
    ...(filesAside > 0 ? [paragraph(`${aside(filesAside)} A file is kept with a win: send it with one.`)] : []),
    ...(leftOut === 'too-much'
      ? [
          paragraph(
            `Part of what you wrote was too long to be read, and is not in your journal. It waits ${waits} – you can keep it as a win there.`,
          ),
        ]
      : []),
    ...(leftOut === 'beside'
      ? [paragraph(`This was left out: “${oneLine(asideOf, LONGEST_QUOTE)}” If it is a win, you can keep it ${under}`)]
      : []),
    ...(leftOut === 'not-understood'
      ? [paragraph(`What you wrote waits ${waits} – if it is a win, you can keep it there.`)]
      : []),
  ];
};

/** What was said beside wins and requests to us, of plans or of a hard day, in one line. */
export const besideBlocks = (
  { tone, besideThem }: AnswerFacts,
  { publicUrl, supportEmail }: Setting,
): readonly Block[] => {
  const said = `“${oneLine(besideThem, LONGEST_QUOTE)}”`;
  if (besideThem === '') return [];
  switch (tone) {
    case 'account':
      return [
        paragraph(
          `Accounts and payments are not changed by mail: see ${publicUrl}/profile and ${publicUrl}/billing, or ask a person: ${supportEmail}`,
        ),
      ];
    case 'to-us':
      return [
        paragraph(
          `This we did not understand, and nothing came of it: ${said} Please say it in other words, or ask a person: ${supportEmail}`,
        ),
      ];
    case 'ahead':
      return [paragraph(`Still to come, so not kept yet: ${said}`)];
    case 'quiet':
      return [
        paragraph('The rest of what you wrote was read too, and nothing of it was recorded. Look after yourself.'),
      ];
    default:
      return [];
  }
};

const LONGEST_QUOTE = 120;
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const aside = (files: number): string =>
  files === 1 ? 'The file that came with this is not kept.' : `The ${files} files that came with this are not kept.`;
