/**
 * One line of a CV as a reader sees it. `text`: cells further apart are parted by a tab; '' where a gap is. `starts`:
 * where each cell begins, and `size`, both in points or letters, 0 where the file does not say. `level`: of a heading,
 * 0 where it is none. `isMarked`: in another face than most of the text. `block`: lines of one column share it, over
 * the pages.
 */
export type CvLine = Readonly<{
  text: string;
  starts: readonly number[];
  size: number;
  isMarked: boolean;
  level: number;
  block: number;
}>;

/** A line of a file that says nothing about how it looks. */
export const plainLine = (text: string): CvLine => ({
  text: text.trimStart(),
  starts: startsIn(text),
  size: 0,
  isMarked: false,
  level: 0,
  block: 0,
});

/** In letters, of cells that tabs or wide gaps part. */
const startsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?:^|\t| {3,})[\s]*(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
