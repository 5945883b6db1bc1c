/** What clients and their users write in one language. `@` stands for the sender of the quoted mail, name and address. */
export type Locale = Readonly<{
  gmail: string;
  apple: string;
  /** `#` stands for the sender's name alone. */
  thunderbird: string;
  /** From, Sent, To, Subject; what stands between name and colon is part of them. */
  labels: readonly [string, string, string, string];
  /** A date as a header block shows it. */
  date: string;
  iphone: string;
  outlookMobile: string;
  greeting: string;
  closing: string;
  /** Three things somebody did. */
  deeds: readonly [string, string, string];
}>;

export const locale = (
  [gmail, apple, thunderbird]: readonly [string, string, string],
  labels: Locale['labels'],
  [date, iphone, outlookMobile, greeting, closing]: readonly [string, string, string, string, string],
  deeds: Locale['deeds'],
): Locale => ({ gmail, apple, thunderbird, labels, date, iphone, outlookMobile, greeting, closing, deeds });
