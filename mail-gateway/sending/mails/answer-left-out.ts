import type { AnswerWords } from '#application/ports/mail-words.ts';
import type { Block } from '../blocks.ts';
import type { Setting } from '../template.ts';

/** What of a mail has not become anything, and where it waits for its user. */
export const leftOutBlocks = ({ leftOut, filesAside = 0 }: AnswerWords, { publicUrl }: Setting): readonly Block[] => {
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
    ...(leftOut === 'not-understood'
      ? [paragraph(`What you wrote waits ${waits} – if it is a win, you can keep it there.`)]
      : []),
  ];
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const aside = (files: number): string =>
  files === 1 ? 'The file that came with this is not kept.' : `The ${files} files that came with this are not kept.`;
