let seen = '';

/** How far the lists had come when the page's first answer was made. */
export const noteSeen = (mark: string): void => {
  seen = mark;
};

/** Where the server's changes are heard: the first time with what has changed since that answer. */
export const changesPath = (): string => {
  const path = seen === '' ? '/api/changes' : `/api/changes?${new URLSearchParams({ seen })}`;
  seen = '';
  return path;
};
