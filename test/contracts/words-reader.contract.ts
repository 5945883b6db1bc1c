import test from 'ava';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { foldText } from '#domain/text.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;
export type WordsReader = (words: string) => Promise<Reading>;

const MESSAGES = [
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
  'Hi! Trained two new nurses. Please send my check-ins on Fridays at 8:30.',
  'Heute die Inventur geschafft. Bitte pausiere bis Montag.',
  'J’ai formé Camille chez Renault. Merci !',
  'Por fin cerré el trato con Telefónica.',
  'A cover letter for Acme, as head of sales',
  'stop',
  'Thanks!',
  'how am I doing this month?',
  'qwertz uiop',
  '',
  '🎉',
  '今日は新しい同僚を教えました。',
  '- Fixed the printer\n- Called the bank\n- Wrote the report',
];

const plainly = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const understood = async (read: WordsReader, words: string): Promise<Understood> => {
  const reading = await read(words);
  if (reading.kind !== 'understood') throw new Error(`${words}: ${reading.kind}`);
  return reading;
};

/**
 * Every reader of people's words passes this: alone, or with a provider behind it that says what it likes. A provider may veto a
 * wish or hear another (`isGuarded`): then nothing of that is carried out unasked.
 */
export const wordsReaderContract = (
  adapter: string,
  open: () => Promise<WordsReader> | WordsReader,
  isGuarded = false,
) => {
  test(`${adapter} keeps wins and requests in their author’s own words`, async (t) => {
    const read = await open();
    for (const words of MESSAGES) {
      const { wins, requests } = await understood(read, words);
      const said = plainly(words);
      for (const text of [...wins, ...requests.map((request) => request.text)])
        t.true(said.includes(plainly(text)), `${text} of: ${words}`);
    }
  });

  test(`${adapter} hears a change of a schedule that is plainly asked for, and carries out none that is not`, async (t) => {
    const read = await open();
    const kinds = async (words: string) =>
      (await understood(read, words)).requests.filter(({ certain }) => certain).map(({ kind }) => kind);
    for (const words of ['Thanks!', 'Por fin cerré el trato con Telefónica.', 'qwertz uiop'])
      t.deepEqual(await kinds(words), [], words);
    const heard = (await understood(read, 'Please send my check-ins on Fridays at 8:30.')).requests;
    const shown = isGuarded ? heard.filter(({ certain, kind }) => certain && kind !== 'change-schedule') : heard;
    t.deepEqual(
      shown.map(({ kind }) => kind),
      isGuarded ? [] : ['change-schedule'],
    );
  });

  test(`${adapter} says who read it`, async (t) => {
    t.regex((await understood(await open(), 'Fixed the printer.')).readBy, /^rules-\d+/);
  });
};
