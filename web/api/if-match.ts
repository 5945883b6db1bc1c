/** `If-Match`: the tags that will do; null when none is asked for, or any will do. */
export const tagsIn = (ifMatch: string): readonly string[] | null => {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (ifMatch.trim() === '' || tags.includes('*')) return null;
  return tags.flatMap((tag) => /^(?:W\/)?"([\w-]{1,100})"$/.exec(tag)?.[1] ?? []);
};
