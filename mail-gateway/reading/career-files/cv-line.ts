/**
 * One line of a CV as a reader sees it. `text`: cells further apart are parted by a tab; '' where a gap is. `x` and `size` in
 * points, 0 where the file does not say. `isMarked`: in another face
 * than most of the text. `block`: lines of one column share it, over the pages.
 */
export type CvLine = Readonly<{
  text: string;
  x: number;
  size: number;
  isMarked: boolean;
  isHeading: boolean;
  block: number;
}>;

/** A line of a file that says nothing about how it looks. */
export const plainLine = (text: string): CvLine => ({
  text,
  x: 0,
  size: 0,
  isMarked: false,
  isHeading: false,
  block: 0,
});
