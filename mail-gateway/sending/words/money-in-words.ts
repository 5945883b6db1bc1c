/** Cents as people read them: "$75.00". */
export const moneyInWords = ({ amount, currency }: Readonly<{ amount: number; currency: string }>): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
