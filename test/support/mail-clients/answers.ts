import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { mailFacts } from '../mail-facts.ts';
import type { Client } from './client.ts';
import { clientsWithHeader } from './clients-with-header.ts';
import { clientsWithLine } from './clients-with-line.ts';
import { type Draft, ownBlocks, scenarios } from './draft.ts';
import { locales } from './locales.ts';
import { forms, mailOf } from './mime.ts';
import { outlookClients } from './outlook-clients.ts';
import { textOf } from './writing.ts';

/** A reply to a mail of ours, with the words in it that are its author's own. */
export type ClientReply = Readonly<{
  client: string;
  scenario: string;
  name: string;
  raw: Buffer;
  sent: string;
  own: string;
  /** False where nothing in the mail tells what was typed into the quote, or below it, from the quote. */
  tellable: boolean;
}>;

const composer = createMailComposer({
  brandName: 'Cairn',
  domain: 'cairn.example',
  mailFrom: 'checkin@cairn.example',
  publicUrl: 'https://cairn.example',
  supportEmail: 'support@cairn.localhost',
  tokens: {
    replyAddress: (id) => `r-${id}@cairn.example`,
    returnAddress: (id) => `b-${id}@cairn.example`,
    linkToken: (_purpose, id) => id,
    code: () => '123456',
  },
  dkim: null,
  blobOf: async () => new Uint8Array(),
});

const composed = (kind: MailKind, words: JsonObject): Promise<ComposedMail> =>
  composer.compose({
    mailId: '0190aaaa-0000-7000-8000-000000000001',
    userId: 1,
    at: '2026-11-21T12:00:00.000Z',
    kind,
    template: 1,
    language: 'en',
    completedJob: null,
    conversationId: '3kq7v2m9x4t8w1z6',
    linkId: null,
    expiresAt: null,
    personal: { to: 'anna.berg@example.org', name: 'Anna', facts: mailFacts(kind, words), thread: null },
  });

export const everyMailOfOurs = (): Promise<readonly ComposedMail[]> =>
  Promise.all([
    composed('check-in', {}),
    composed('feedback', {
      wins: [
        {
          text: 'Closed the ward audit two days early',
          category: 'Quality and safety',
          skills: ['Auditing', 'Planning'],
          analysis: 'You finished ahead of time, and the ward has two days more for its patients.',
        },
        {
          text: 'Trained a student',
          category: 'Teaching',
          skills: ['Mentoring'],
          analysis: 'Somebody can do more now.',
        },
      ],
      more: 0,
    }),
  ]);

export const clients: readonly Client[] = [...clientsWithLine, ...outlookClients, ...clientsWithHeader];

/** Every client in each of its languages and every way to answer; mails of ours and ways to pack take turns. */
export const everyAnswer = async (): Promise<readonly ClientReply[]> => {
  const ours = await everyMailOfOurs();
  const answers: ClientReply[] = [];
  for (const client of clients)
    for (const name of client.locales)
      for (const [scenario, typed] of Object.entries(scenarios)) {
        const turn = answers.length;
        const original = ours[(turn >> 1) % ours.length] ?? ours[0];
        if (!original) throw new Error('there is no mail of ours');
        const draft: Draft = { ...typed(locales[name]), locale: locales[name], original };
        const form =
          name === 'ja' && turn % 3 === 0
            ? 'text, iso-2022-jp'
            : (forms[(turn + Math.floor(turn / forms.length)) % forms.length] ?? forms[0]);
        const isInside = draft.inside.length + draft.below.length > 0;
        answers.push({
          client: client.name,
          scenario,
          name: `${client.name}, ${name}, ${scenario}, ${form}`,
          raw: mailOf(client.write(draft), form, original),
          sent: original.text,
          own: textOf(ownBlocks(draft)),
          tellable: !draft.marksInside && (client.marks || !isInside),
        });
      }
  return answers;
};
