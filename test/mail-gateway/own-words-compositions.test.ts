import test from 'ava';
import fc from 'fast-check';
import { bodyText } from '#mail-gateway/reading/body-text.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';
import { clients, everyMailOfOurs } from '../support/mail-clients/answers.ts';
import type { Block } from '../support/mail-clients/draft.ts';
import { locales } from '../support/mail-clients/locales.ts';

const OUR_MAIL = `What did you get done today?

Hello Anna, just answer this mail in your own words. One line is plenty,
and several things are welcome too.

Cairn keeps what you answer in your own journal:
https://cairn.example/wins`;
const MARKED = OUR_MAIL.replace(/^/gm, '> ');

/** The lines that clients put above a quote of ours. */
const LINES = [
  'On Tue, Nov 3, 2026 at 9:12 AM Cairn <r+abc@cairn.example> wrote:',
  'On Nov 3, 2026, at 9:12 AM, Cairn <r+abc@cairn.example> wrote:',
  'On 11/03/2026 09:12 AM, Cairn (r@cairn.example) wrote:',
  'Am Di., 3. Nov. 2026 um 09:12 Uhr schrieb Cairn <r+abc@cairn.example>:',
  'Le mar. 3 nov. 2026 à 09:12, Cairn <r+abc@cairn.example> a écrit :',
  'El mar, 3 nov 2026 a las 9:12, Cairn (<r+abc@cairn.example>) escribió:',
  'Il giorno mar 3 nov 2026 alle ore 09:12 Cairn <r+abc@cairn.example> ha scritto:',
  'Em ter., 3 de nov. de 2026 às 09:12, Cairn <r+abc@cairn.example> escreveu:',
  'Op di 3 nov 2026 om 09:12 schreef Cairn <r+abc@cairn.example>:',
  'Den tis 3 nov. 2026 kl 09:12 skrev Cairn <r+abc@cairn.example>:',
];
const HEADERS = [
  ...LINES,
  'wt., 3 lis 2026 o 09:12 Cairn <r+abc@cairn.example> napisał(a):',
  'вт, 3 нояб. 2026 г. в 09:12, Cairn <r+abc@cairn.example>:',
  '2026-11-03 9:12 GMT+02:00 Cairn <r+abc@cairn.example>:',
  '2026年11月3日(火) 9:12 Cairn <r+abc@cairn.example>:',
  '---- On Tue, 03 Nov 2026 09:12:00 +0100 Cairn <r@cairn.example> wrote ----',
  'From: Cairn <r@cairn.example>\nSent: Tuesday, November 3, 2026 9:12 AM\nTo: Anna Berg <a@example.org>\nSubject: Today',
  '________________________________\nVon: Cairn <r@cairn.example>\nGesendet: Dienstag, 3. November 2026 09:12\nAn: Anna Berg\nBetreff: Heute',
  '-----Original Message-----\nFrom: Cairn [mailto:r@cairn.example]\nSent: Tuesday, November 3, 2026 9:12 AM\nTo: Anna\nSubject: Today',
];

/** What people write, and what only looks like a header, a quote, a footer or a signature. */
const LINES_SAID = [
  'Closed the deal with the bank.',
  'Hired two carpenters for the roof today',
  'From: now on we ship every week.',
  'On 12 March 2026 the Guardian wrote a piece about our ward.',
  'On Monday at 9:30 my boss wrote:',
  'You have done more for this team than anyone.',
  'Ben wrote: we will sign.',
  'I told anna@example.com at 14:30 on 3/11/2026 and she wrote:',
  'Sent from Leeds 40 parcels to 12 clients by mail.',
  'Subject: budget, and it was approved.',
  '- lectured in Kiel',
  '* wrote the report',
  '1. sold nine cars',
  '2026/11/3 helped Ben <ben@example.com> with his thesis.',
  'Best Team of the year, says the jury.',
  'Cheers from the whole audience at the end.',
  'Regards from my old boss reached me.',
  'We must keep this message confidential, they said, and I did.',
  'Am 3.11.2026 um 9:12 habe ich den Auftrag bekommen.',
  'Le 3 novembre à 9h12 nous avons signé.',
  'W dniu 3.11.2026 o 9:12 napisałem raport.',
  'Published https://example.com/2026/11/3/wins to much praise.',
  'Berlin -> Paris in nine hours.',
  'Date: agreed, place: agreed, price: agreed.',
  '',
];
const LAST_SAID = ['That was my day.', 'And I went home before six.', 'Morgen geht es weiter mit dem Rest.'];

const said = fc
  .tuple(fc.array(fc.constantFrom(...LINES_SAID), { maxLength: 5 }), fc.constantFrom(...LAST_SAID))
  .map(([lines, last]) => [...lines, last].join('\n').trim());
const header = fc.constantFrom(...HEADERS);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words of `wanted` that are not in `given`, each counted as often as it stands there. */
const missing = (wanted: string, given: string): string[] => {
  const left = new Map<string, number>();
  for (const word of wordsOf(given)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(wanted).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};

type Composition = Readonly<{ write: (head: string, one: string, two: string) => string; onLine?: true; known?: true }>;

const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  'above the quote': { write: (head, one, two) => `${one}\n\n${two}\n\n${head}\n\n${MARKED}` },
  'below the quote': { write: (head, one, two) => `${head}\n${MARKED}\n\n${one}\n\n${two}` },
  'above and below the quote': { write: (head, one, two) => `${one}\n\n${head}\n${MARKED}\n\n${two}` },
  'between the lines of the quote': {
    write: (head, one, two) => `${head}\n${MARKED.replace(/\n> \n/, `\n\n${one}\n\n`)}\n\n${two}`,
  },
  'below a header whose quote was deleted': { write: (head, one, two) => `${head}\n\n${one}\n\n${two}` },
  'above and below a header whose quote was deleted': {
    write: (head, one, two) => `${one}\n\n${head}\n\n${two}`,
    known: true,
  },
  'on the line of the header': { write: (head, one, two) => `${one}\n\n${two} ${head}\n${MARKED}`, onLine: true },
  'behind the header, on its line': { write: (head, one, two) => `${head} ${one}\n\n${two}`, onLine: true },
  'above an unmarked quote': { write: (head, one, two) => `${one}\n\n${two}\n\n${head}\n\n${OUR_MAIL}`, known: true },
  'below an unmarked quote': { write: (head, one, two) => `${head}\n\n${OUR_MAIL}\n\n${one}\n\n${two}`, known: true },
  'above and below an unmarked quote': {
    write: (head, one, two) => `${one}\n\n${head}\n\n${OUR_MAIL}\n\n${two}`,
    known: true,
  },
  'between the lines of an unmarked quote': {
    write: (head, one, two) =>
      `${head}\n\n${OUR_MAIL.replace('\n\nCairn keeps', `\n\n${one}\n\nCairn keeps`)}\n\n${two}`,
    known: true,
  },
};

for (const [where, { write, onLine, known }] of Object.entries(COMPOSITIONS))
  for (const sent of known ? [[OUR_MAIL]] : [[OUR_MAIL], []])
    test(`no own word is lost ${where}${sent.length > 0 ? '' : ', though we do not know what was quoted'}`, (t) => {
      fc.assert(
        fc.property(onLine ? fc.constantFrom(...LINES) : header, said, said, (head, one, two) => {
          const reply = write(head, one, two);
          t.deepEqual(missing(`${one}\n${two}`, ownWords(reply, sent)), [], reply);
        }),
        { numRuns: 120 },
      );
    });

const blocks = fc.array(
  fc.oneof(
    said.map((paragraph): Block => ({ paragraph: paragraph.replace(/\n+/g, ' ').replace(/(?<= )[-*>] /g, '') })),
    fc.constant<Block>({ items: ['lectured in Kiel', 'wrote the report'] }),
  ),
  { maxLength: 3 },
);

test('no own word is lost, whatever client it was written with and wherever in the reply it stands', async (t) => {
  const ours = await everyMailOfOurs();
  const drafts = fc.record({
    client: fc.constantFrom(...clients),
    original: fc.constantFrom(...ours),
    locale: fc.nat(100),
    above: blocks,
    inside: blocks,
    below: blocks,
    isHtml: fc.boolean(),
  });
  fc.assert(
    fc.property(drafts, ({ client, original, locale, above, inside, below, isHtml }) => {
      const spoken = locales[client.locales[locale % client.locales.length] ?? 'en'];
      const parts = client.write({
        original,
        locale: spoken,
        above,
        inside,
        below,
        marksInside: false,
        closing: [],
        signature: [],
        disclaimer: '',
        banner: '',
      });
      const { text } = bodyText({
        shown: isHtml ? { kind: 'html', text: parts.html } : { kind: 'plain', text: parts.text },
        attachedText: '',
        attachments: [],
        attached: [],
        filesLeft: 0,
      });
      const own = [...above, ...inside, ...below].flatMap((block) =>
        'items' in block ? block.items : [block.paragraph],
      );
      t.deepEqual(missing(own.join('\n'), ownWords(text, [original.text])), [], `${client.name}\n${text}`);
    }),
    { numRuns: 400 },
  );
});
