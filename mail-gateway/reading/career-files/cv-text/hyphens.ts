/** Joins words that go on in the line below: "Ni-" and "ger" are one word, "Vasseur-" and "Lemoine" two. */
export const withoutHyphen = (before: string, after: string): string => {
  if (!/\p{L}-$/u.test(before)) return `${before} ${after}`;
  return /^\p{Ll}/u.test(after) ? `${before.slice(0, -1)}${after}` : `${before}${after}`;
};
