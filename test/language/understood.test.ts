import test from 'ava';
import { poolSizes, type QuestionPool } from '#domain/check-ins/question-pools.ts';
import { readText } from '#language/reader/read-words.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';
import { poolsOf } from '#mail-gateway/sending/questions/check-in-question.ts';
import { segmentsOf, textBody } from '#mail-gateway/sending/texts/text-body.ts';
import { composer } from '../mail-gateway/composing.ts';
import { everyMail, LANGUAGES, OTHERS } from '../mail-gateway/languages/every-mail.ts';

/** What our mails say that a user may answer, and what it is to be understood as. */
const COMMANDS = {
  de: {
    stopp: 'stop',
    stop: 'stop',
    weitermachen: 'resume',
    'streiche 2': 'correct-wins',
    'fasse 1 und 2 zusammen': 'correct-wins',
    '2 war mit der Nachtschicht': 'correct-wins',
    'zeig mir meine letzten Erfolge': 'list-wins',
  },
  fr: {
    stop: 'stop',
    reprendre: 'resume',
    'supprimez 2': 'correct-wins',
    'fusionnez 1 et 2': 'correct-wins',
    '2 c’était avec l’équipe de nuit': 'correct-wins',
    'montrez-moi mes dernières réussites': 'list-wins',
  },
  es: {
    stop: 'stop',
    reanudar: 'resume',
    'borra 2': 'correct-wins',
    'junta 1 y 2': 'correct-wins',
    '2 fue con el turno de noche': 'correct-wins',
    'muéstrame mis últimos logros': 'list-wins',
  },
} as const;

for (const language of OTHERS)
  test(`what a mail says that one may answer is understood: ${language}`, (t) => {
    for (const [words, kind] of Object.entries(COMMANDS[language])) {
      const reading = readText(words, { asked: null, today: '2026-11-22' });
      if (reading.kind !== 'understood') return t.fail(words);
      t.deepEqual(
        reading.requests.map((request) => request.kind),
        [kind],
        words,
      );
      t.deepEqual(reading.wins, [], words);
    }
  });

const HEADERS = {
  en: 'On Tue, Nov 3, 2026 at 9:12 AM Cairn <reply-c1@cairn.localhost> wrote:',
  de: 'Am Di., 3. Nov. 2026 um 09:12 Uhr schrieb Cairn <\nreply-c1@cairn.localhost>:',
  fr: 'Le mar. 3 nov. 2026 à 09:12, Cairn <reply-c1@cairn.localhost>\na écrit :',
  es: 'El mar, 3 nov 2026 a las 9:12, Cairn (<reply-c1@cairn.localhost>) escribió:',
} as const;

const WIN = 'Heizung im Nordflügel repariert, ganz ohne Ausfall für die Station.';

for (const language of LANGUAGES)
  test(`what we sent in ${language} is cut from a reply, with a header of that language, marked or not, and without one`, async (t) => {
    for (const request of everyMail(language).filter(({ conversationId }) => conversationId !== null)) {
      const sent = await composer.text(request);
      const name = JSON.stringify(request.personal.facts).slice(0, 200);
      const header = HEADERS[language];
      const marked = sent.replace(/^/gm, '> ');
      t.is(ownWords(`${WIN}\n\n${header}\n\n${marked}`, [sent]), WIN, name);
      t.is(ownWords(`${WIN}\n\n${header}\n\n${sent}`, [sent]), WIN, name);
      t.is(ownWords(`${header}\n${marked}\n\n${WIN}`, [sent]), WIN, name);
    }
  });

for (const language of LANGUAGES)
  test(`a check-in by text is one message in the alphabet of phones: ${language}`, (t) => {
    const pools = Object.entries(poolsOf[language]) as readonly (readonly [QuestionPool, readonly string[]])[];
    for (const [pool, questions] of pools)
      for (const card of questions.keys()) {
        const facts = { of: 'check-in', question: { pool, card }, tone: 'usual', memory: null };
        const text = textBody('check-in', { language, brandName: 'Cairn', code: '', minutes: 0, facts });
        t.deepEqual(segmentsOf(text), { encoding: 'gsm-7', count: 1 }, text);
      }
  });

for (const language of LANGUAGES)
  test(`codes and help are one text in the alphabet of phones: ${language}`, (t) => {
    const setting = { language, brandName: 'Cairn', code: '123456', minutes: 10 } as const;
    const bodies = [
      textBody('phone-code', { ...setting, facts: { of: 'nothing' } }),
      ...(['pictures', 'too-many', null] as const).map((about) =>
        textBody('help', { ...setting, facts: { of: 'help', about } }),
      ),
    ];
    for (const body of bodies) t.deepEqual(segmentsOf(body), { encoding: 'gsm-7', count: 1 }, body);
  });

test('every pool has a question in each place in every language, each one a question, and none twice in a pool', (t) => {
  for (const language of LANGUAGES)
    for (const [pool, questions] of Object.entries(poolsOf[language])) {
      t.is(questions.length, poolSizes[pool as QuestionPool], `${language} ${pool}`);
      t.is(new Set(questions).size, questions.length, `${language} ${pool}`);
      for (const question of questions) {
        t.true(question.endsWith(language === 'fr' ? ' ?' : '?'), question);
        t.true(question.length <= 110, question);
        if (language === 'es') t.true(question.includes('¿'), question);
        if (language !== 'en') t.notRegex(question, /'/, question);
      }
    }
});
