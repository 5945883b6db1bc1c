export type ReadStatus = 'loading' | 'reading' | 'ready' | 'failed';

/** How far a read is: `loading` before there is anything to show, `reading` while it is read again. */
export const readStatus = ({
  data,
  error,
  isValidating,
}: Readonly<{ data?: unknown; error?: unknown; isValidating: boolean }>): ReadStatus => {
  if (isValidating) return data === undefined ? 'loading' : 'reading';
  if (error !== undefined) return 'failed';
  return data === undefined ? 'loading' : 'ready';
};
