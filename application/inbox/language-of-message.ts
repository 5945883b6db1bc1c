import type { Language } from '#domain/facts.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';

type Said = Pick<MailUnderstood['data'], 'language'> &
  Readonly<{ said: Pick<MailUnderstood['data']['personal'], 'wins' | 'requests' | 'answer' | 'remark'> }>;

/** "Stop" and "OK" are said in every language. */
const FEWEST_WORDS = 3;

/** What a message is written in; null where it is too short to say so, and for a language that we do not write in. */
export const languageOfMessage = ({ language, said }: Said): Language | null => {
  const { wins, requests, answer, remark } = said;
  const words = [...wins, ...requests.map(({ text }) => text), answer, remark?.text ?? ''].join(' ').trim();
  return words.split(/\s+/u).length < FEWEST_WORDS ? null : language;
};
