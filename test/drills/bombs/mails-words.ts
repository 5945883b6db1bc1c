import { type Bomb, fill, MB, numbered } from './bomb.ts';
import { plain, reply } from './mail.ts';
import { NASTY, WORDS } from './nasty-text.ts';

/** Words that a person may mail, far too many of them. */
export const wordBombs: readonly Bomb[] = [
  {
    name: '200,000 list items',
    send: reply(() => plain(numbered(200_000, (at) => `- Fixed pump ${at}\r\n`))),
  },
  { name: '1,000,000 list items of one letter', send: reply(() => plain(fill('- a\r\n', 5 * MB))) },
  { name: '100,000 paragraphs', send: reply(() => plain(fill('Fixed the pump in hall 3.\r\n\r\n', 3 * MB))) },
  { name: '9 MB of sentences', send: reply(() => plain(fill('Fixed the pump in hall 3. ', 9 * MB))) },
  { name: '10,000 requests', send: reply(() => plain('Weekly on Fridays at 8:30 please.\r\n'.repeat(10_000))) },
  { name: '10,000 requests for a CV', send: reply(() => plain('Please send me my CV as PDF.\r\n'.repeat(10_000))) },
  ...[...NASTY].map(
    ([name, of]): Bomb => ({
      name: `${WORDS / 1024} KB of ${name}`,
      ...(name === 'one letter' && { isShort: true }),
      send: reply(() => plain(`Fixed it. ${of(WORDS - 20)}`.replace(/\n/g, '\r\n'))),
    }),
  ),
];
