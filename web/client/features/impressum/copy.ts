export const copy = {
  title: 'Legal Notice',
  lead: (brand: string) => `Who runs ${brand}, and how to reach them.`,
  operator: 'Operator',
  register: 'Register and tax',
  contact: 'Contact',
  unnamed: (brand: string) =>
    `The operator of this installation of ${brand} has not entered their name and address yet.`,
} as const;
