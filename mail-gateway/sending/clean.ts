/** Control characters, and marks that turn the direction of text or hide in it, are nothing that mail should carry. */
const UNWANTED = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Words for one line, cut to a length. */
export const oneLine = (text: string, longest: number): string => {
  const line = text.replace(/\s+/gu, ' ').replace(UNWANTED, '').trim();
  return line.length <= longest
    ? line
    : `${[...line]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};
