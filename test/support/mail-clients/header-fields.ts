import type { HeadedStyle } from './headed-client.ts';

/** Date and sender as the client's language has them. */
export const outlookFields: HeadedStyle['fields'] = (
  { labels: [from, sent, to, about], date },
  author,
  reader,
  subject,
) => [
  [from, author],
  [sent, date],
  [to, reader],
  [about, subject],
];
/** Fields in English, whatever the language of the mail; Date stands for Sent, in the order given. */
export const english =
  (...order: readonly ('From' | 'Date' | 'Sent' | 'To' | 'Subject')[]): HeadedStyle['fields'] =>
  (_locale, author, reader, subject) => {
    const values = {
      From: author,
      Date: '21/11/2026 12:00 (GMT+01:00)',
      Sent: 'Sat, Nov 21, 2026 12:00 pm',
      To: reader,
      Subject: subject,
    };
    return order.map((name) => [`${name}:`, values[name]] as const);
  };

/** Labels of one language; `order` gives the places of sender, date, recipient and subject. */
export const labelled =
  (from: string, date: string, to: string, about: string, when: string, order = [0, 1, 2, 3]): HeadedStyle['fields'] =>
  (_locale, author, reader, subject) => {
    const all = [
      [from, author],
      [date, when],
      [to, reader],
      [about, subject],
    ] as const;
    return order.map((at) => all[at] ?? all[0]);
  };
