export type ReadStatus = 'loading' | 'reading' | 'ready' | 'failed';

/**
 * How far a read is: `loading` before there is anything to show, `reading` while what is asked for is not what is shown yet.
 * With `isShown` it is, and that it is read once more is not to be seen, nor that this failed.
 */
export const readStatus = (
  { data, error, isValidating }: Readonly<{ data?: unknown; error?: unknown; isValidating: boolean }>,
  isShown: boolean,
): ReadStatus => {
  if (data !== undefined && isShown) return 'ready';
  if (isValidating) return data === undefined ? 'loading' : 'reading';
  if (error !== undefined) return 'failed';
  return data === undefined ? 'loading' : 'ready';
};
