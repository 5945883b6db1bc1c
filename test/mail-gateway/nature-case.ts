/** A mail as its headers (without From and Message-ID where they say nothing) and its body. */
export type NatureCase = Readonly<{ name: string; headers: readonly string[]; body: string }>;

export const mail = (name: string, subject: string, body: string, ...headers: string[]): NatureCase => ({
  name,
  headers: [`Subject: ${subject}`, ...headers],
  body,
});

export const PERSON = 'From: Ana Lima <ana@example.org>';
