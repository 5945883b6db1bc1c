import test from 'ava';
import { textBody } from '#mail-gateway/sending/texts/text-body.ts';
import { composer, request } from '../mail-gateway/composing.ts';
import { HARD_DAYS, hardDays, LANGUAGES } from '../mail-gateway/languages/every-mail.ts';

const mailed = async (facts: ReturnType<typeof hardDays>[number]) => {
  const language = facts.hardDay?.language ?? 'en';
  const { subject, text } = await composer.compose(request('feedback', facts, { language, name: 'Ada' }));
  return `${subject}\n${text.split('\n-- ')[0]}`.replace(/\s+/gu, ' ');
};

const sentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?]) /u).filter((one) => one.trim().length > 25);

for (const language of LANGUAGES) {
  test(`every hard day has three answers in ${language}, and no two of them share more than that we are sorry`, async (t) => {
    for (const day of [...HARD_DAYS, 'life', 'violence']) {
      const some = hardDays(language).filter(({ hardDay }) => hardDay?.day === day && hardDay.help?.emergency !== null);
      const said = await Promise.all(some.map(mailed));
      t.is(said.length, 3, day);
      const [first = '', second = '', third = ''] = said;
      const steady =
        /112|024|findahelpline|\b(?:trust|vertraust|confiance|confías|phone|Telefon|téléphone|teléfono|us|uns|nous|nuestro|part|mensaje|message|Nachricht)\b/u;
      for (const [one, other] of [
        [first, second],
        [second, third],
        [third, first],
      ] as const)
        for (const sentence of sentences(one).filter((words) => !steady.test(words)))
          t.false(other.includes(sentence), `${day}: ${sentence}`);
    }
  });

  test(`no answer to a hard day in ${language} asks, cheers, gives an order to be well, or speaks of a product`, async (t) => {
    for (const facts of hardDays(language)) {
      const said = await mailed(facts);
      t.notRegex(
        said,
        /[?!¿¡]|Cairn|program|account|Konto|votre compte|tu cuenta|proud|stolz|\bfi[eè]re?s?\b|orgullos|cheer up|Kopf hoch/iu,
      );
      if (facts.hardDay?.tone === 'crisis')
        t.notRegex(said, /\bwins?\b|Erfolg|réussite|logro|pause|Pause|pausa|Frag|question|pregunt/iu);
    }
  });

  test(`what is said by text of a hard day in ${language} is whole, whichever wording it has`, (t) => {
    for (const facts of hardDays(language)) {
      const body = textBody('feedback', { language, brandName: 'Cairn', code: '', minutes: 0, facts });
      t.notRegex(body, /…|\.\.\./u);
      if (facts.hardDay?.tone === 'crisis' && facts.hardDay.help?.emergency) t.regex(body, /112.*024/su);
    }
  });
}

test('an answer from before there were turns has the words that it was sent with', async (t) => {
  const [first] = hardDays('en');
  if (!first?.hardDay) return t.fail();
  const { wording: _, ...before } = first.hardDay;
  t.is(await mailed({ ...first, hardDay: before }), await mailed(first));
});

test('the numbers of a crisis stand out in its mail and dial where they are pressed, and nothing else of it is a link', async (t) => {
  for (const facts of LANGUAGES.flatMap(hardDays).filter(({ hardDay }) => hardDay?.tone === 'crisis')) {
    const { hardDay } = facts;
    const lines = [{ name: 'Line 112', number: '0800 112 0 112', always: true, texts: false }];
    const help = hardDay?.help?.emergency ? { ...hardDay.help, lines } : (hardDay?.help ?? null);
    const language = hardDay?.language ?? 'en';
    const said = { ...facts, ...(hardDay && { hardDay: { ...hardDay, help } }) };
    const { html } = await composer.compose(request('feedback', said, { language, name: 'Ada' }));
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [href, text]);
    const dialled = [
      ['tel:112', '<strong>112</strong>'],
      ['tel:08001120112', '<strong>0800 112 0 112</strong>'],
    ];
    t.deepEqual(links, help?.emergency ? dialled : []);
  }
});
