/**
 * What mail programs make a link of: an address of the web, with or without its scheme. The addresses of people stay, for
 * they show who wrote.
 */
const LINK =
  /[a-z][a-z\d+.-]{0,20}:\/\/\S*|(?<![@\p{L}\p{N}._%+'-])(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63}(?![\p{L}\p{N}._%+'-]*@)(?::\d+)?(?:[/?#]\S*)?/giu;

/** A stranger's words, shown to somebody else without a way to lead them anywhere. */
export const linkless = (text: string): string => text.replace(LINK, '(a link)');
