/** The words of a text without the marks of its lists. */
export const wordsIn = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '' && word !== '•');
