/** Months (`yyyy-MM`) and categories as one text, which wins are counted by. The month alone where there is no category. */
export const filedIn = ({ date, category }: Readonly<{ date: string; category: string }>): string =>
  `${monthOf(date)}${category}`;

/** What such a text says. */
export const filingIn = (filed: string): Readonly<{ month: string; category: string }> => ({
  month: monthOf(filed),
  category: filed.slice(MONTH),
});

/** The month of a date, `yyyy-MM`. */
export const monthOf = (date: string): string => date.slice(0, MONTH);

const MONTH = 'yyyy-MM'.length;
