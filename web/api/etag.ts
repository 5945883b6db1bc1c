/** What a revision looks like from outside. */
export const etagOf = (revision: number): string => `"${revision}"`;

/** `If-Match`: the revisions that will do; null when none is asked for, or any will do. What is no ETag of ours matches none. */
export const revisionsIn = (ifMatch: string): readonly number[] | null => {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (ifMatch.trim() === '' || tags.includes('*')) return null;
  return tags.flatMap((tag) => /^(?:W\/)?"(\d{1,15})"$/.exec(tag)?.[1] ?? []).map(Number);
};
