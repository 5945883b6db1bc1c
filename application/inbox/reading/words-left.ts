import type { LeftOutReason, WordsLeftOut } from '#domain/inbox/mail/left-out-events.ts';
import type { Understood } from './files-of-mail.ts';

export type Left = Pick<WordsLeftOut['data'], 'reason' | 'characters' | 'files' | 'isWhole' | 'personal'>;

/** As long as a win may be. */
const LONGEST_PASSAGE = 20_000;
/** What is shown of all that was left out; the mail itself can be downloaded. */
const MOST_SHOWN = 120_000;

/** What of a reading comes to nothing, and why; null when all of it was understood and kept. */
export const leftOf = ({ left, remark, asides }: Understood, files: number): Left | null => {
  const unclear = remark?.tone === 'unclear' ? [remark.text] : [];
  const texts = [...unclear, ...asides, ...left];
  const reasons: readonly (readonly [LeftOutReason, readonly string[]])[] = [
    ['too-much', left],
    ['not-understood', unclear],
    ['beside', asides],
  ];
  const reason = reasons.find(([, words]) => words.length > 0)?.[0] ?? 'only-files';
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters + files === 0) return null;
  const pieces = texts.flatMap(cut);
  const passages = passagesOf(pieces);
  return { reason, characters, files, isWhole: passages.length === pieces.length, personal: { passages } };
};

const passagesOf = (pieces: readonly string[]): readonly string[] => {
  const passages: string[] = [];
  let room = MOST_SHOWN;
  for (const passage of pieces) {
    if (passage.length > room) break;
    room -= passage.length;
    passages.push(passage);
  }
  return passages;
};

/** Into pieces that each end with a paragraph, a line or a word where there is one. */
const cut = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST_PASSAGE) {
    const end = endOf(rest.slice(0, LONGEST_PASSAGE));
    pieces.push(rest.slice(0, end).trim().toWellFormed());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest.toWellFormed()].filter((piece) => piece !== '');
};

const endOf = (text: string): number => {
  const ends = ['\n\n', '\n', ' '].map((mark) => text.lastIndexOf(mark));
  return ends.find((end) => end > text.length / 2) ?? text.length;
};
