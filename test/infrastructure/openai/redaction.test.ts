import test from 'ava';
import fc from 'fast-check';
import nock from 'nock';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiWriter } from '#infrastructure/openai/reading/win-writer.ts';
import { createRedaction } from '#infrastructure/openai/redaction/redaction.ts';
import { completion } from '#test/support/ai-server.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { aModel } from './setting.ts';

/** Of the shape that is asked for. */
const PART = {
  text: 'x',
  is: 'win',
  kind: null,
  details: null,
  date: null,
  category: 'Other',
  analysis: '',
  skills: [],
};
const ANSWER = { tone: 'win', language: null, parts: [PART] };

test.serial(
  'no planted word leaves: people, firms, places, phones, addresses, links and ids, in what is really sent',
  async (t) => {
    const sent: string[] = [];
    nock.disableNetConnect();
    t.teardown(() => nock.enableNetConnect());
    nock('https://api.openai.com')
      .persist()
      .post('/v1/chat/completions', (body) => {
        sent.push(JSON.stringify(body));
        return true;
      })
      .reply(200, completion(JSON.stringify(ANSWER)));
    t.teardown(() => nock.cleanAll());
    const writer = createOpenAiWriter(aModel({}));
    const leaked: string[] = [];
    for (const { language, text, words } of plantedTexts) {
      const setting = {
        ...winSetting({ language }),
        date: '1999-01-01',
        userId: 1,
        names: async () => ({ ...NO_NAMES, people: ['Zora', 'Quill'] }),
        counted: text,
      };
      await writer.analyse(`${text} Thanks, zora QUILL`, setting);
      const call = new Set(
        sent
          .at(-1)
          ?.toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      );
      for (const word of [...words, 'zora', 'quill'])
        if (call.has(word.toLowerCase())) leaked.push(`${word} of: ${text}`);
    }
    t.true(sent.length >= plantedTexts.length);
    t.deepEqual(leaked, []);
  },
);

test.serial('what was hidden comes back, whatever the text', (t) => {
  const piece = fc.oneof(
    fc.constantFrom(...plantedTexts.map(({ text }) => text)),
    fc.constantFrom('[NAME_3]', 'PLACE_12', '[LINK_1] ', ' ID_5', '\n', ' and ', '[[NAME_1]_2]'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom('en', 'de', null), (pieces, language) => {
      const text = pieces.join(' ').replace(/[\uE000\uE001]/gu, ' ');
      const redaction = createRedaction({ ...NO_NAMES, people: ['Zora', 'Quill'] }, language);
      const [hidden = ''] = redaction.hide([text]);
      t.is(redaction.restore(hidden), text);
    }),
    { numRuns: 300 },
  );
});

test.serial('the same is hidden by the same, in all texts of a call; what nobody gave out stays as it is', (t) => {
  const redaction = createRedaction(NO_NAMES, 'en');
  const [one = '', other = ''] = redaction.hide(['Trained Priya today.', 'Then priya trained Kwabena.']);
  const [placeholder = ''] = /\[PERSON_\d+\]/.exec(one) ?? [];
  t.true(other.toLowerCase().includes('then [person_'));
  t.notRegex(`${one} ${other}`, /priya|kwabena/i);
  const later = createRedaction(NO_NAMES, 'en').hide(['then quixley went home', 'Thanked Quixley.']);
  t.notRegex(later.join(' '), /quixley/i); // a capital anywhere tells a name everywhere
  t.is(redaction.restore(`${placeholder} and [NAME_999]`), 'Priya and [NAME_999]');
});

test.serial('what a model needs stays: numbers, dates, days, tools and the words of four languages', (t) => {
  const kept = {
    en: 'Cut our nightly build from 40 to 9 minutes on Friday. Moved 1,200 rows into Excel by 2026-03-04 for $48,000.',
    de: 'Heute habe ich die Zeit von 40 auf 9 Minuten gesenkt. Die Rechnung für den Kunden ist am Montag raus.',
    fr: 'J’ai réduit le délai de 40 à 9 minutes. L’équipe a livré le projet lundi.',
    es: 'Bajé la espera de 40 a 9 minutos. El equipo entregó el proyecto el lunes.',
  };
  for (const [language, text] of Object.entries(kept))
    t.deepEqual(createRedaction(NO_NAMES, language as keyof typeof kept).hide([text]), [text]);
});

test.serial('64 KB of anything is hidden in little time', (t) => {
  const worst = ['A ', 'a.', '1 ', '@', '1-', 'Aa&', '(1)', 'http://', 'A1_', 'Von Der ', '12 rue ', 'x'.repeat(50)];
  for (const piece of worst) {
    const began = performance.now();
    createRedaction({ ...NO_NAMES, people: ['Zora'] }, 'de').hide([piece.repeat(65_536 / piece.length)]);
    t.true(performance.now() - began < 20_000, piece); // a runaway expression takes minutes
  }
});
