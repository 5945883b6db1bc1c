/** Scripts without capitals show no names: what is mostly written in one is not sent. */
export const isReadable = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin >= 4 && latin >= letters * 0.95;
};

/** The same of a line that may have no letter at all: "2019-09". */
export const isSendable = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, '')) || isReadable(text);
