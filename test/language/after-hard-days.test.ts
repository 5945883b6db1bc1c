import test from 'ava';
import { type AfterHardDay, EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { afterWords, stillThere } from '#mail-gateway/sending/hard-days/hard-day-words.ts';
import { composer, request } from '../mail-gateway/composing.ts';
import { LANGUAGES } from '../mail-gateway/languages/every-mail.ts';
import { understood } from '../support/understood.ts';

const read = (text: string, after: AfterHardDay | null) => understood(text, { after });

for (const text of [
  'my friend is with me now, thanks',
  'hab meine freundin angerufen, sie is jetzt bei mir. danke',
  'Meine Freundin ist jetzt bei mir, danke.',
  'mir geht es wieder besser, danke',
  'ma sœur est avec moi ce soir, merci',
  'ça va un peu mieux, merci d’avoir répondu',
  'mi hermana está conmigo, gracias',
  'ya me siento mejor, gracias por escuchar',
  'thanks',
])
  test(`“${text}” after a crisis or a hard day is relief: no wish, no win, nothing asked back`, (t) => {
    for (const after of ['crisis', 'hard'] as const) {
      const { tone, wins, requests, remark, asides } = read(text, after);
      t.deepEqual([tone, wins, requests, remark?.tone, asides], ['chat', [], [], 'relief', []]);
    }
  });

test('after a crisis what nobody understands has no menu; what is asked of us is still heard', (t) => {
  t.is(read('the dog lies on my feet', 'crisis').remark?.tone, 'relief');
  t.not(read('the dog lies on my feet', null).remark?.tone, 'relief');
  t.deepEqual(
    read('Feeling better, thanks. Please pause my check-ins for two weeks.', 'crisis').requests.map(({ kind }) => kind),
    ['pause'],
  );
});

test('a win in it is kept, and a crisis is one again', (t) => {
  const { wins } = read('My friend is here with me. I finished the Thompson kitchen today.', 'crisis');
  t.deepEqual(wins, ['I finished the Thompson kitchen today.']);
  t.is(read('thanks. I still want to die', 'crisis').tone, 'crisis');
});

const facts = (over: Record<string, unknown>) =>
  ({
    ...EMPTY_ANSWER,
    tone: 'relief',
    ...over,
  }) as const;

for (const language of LANGUAGES)
  test(`the days after are answered in ${language} in three turns, warm and short, with nothing asked or sold`, async (t) => {
    const said = await Promise.all(
      [0, 1, 2].map(async (wording) => {
        const after = { mood: 'crisis', language, wording } as const;
        const given = facts({ afterHardDay: after });
        const { text } = await composer.compose(request('feedback', given, { language, name: 'Ada' }));
        const flat = text.split('\n-- ')[0]?.replace(/\s+/gu, ' ') ?? '';
        t.true(flat.includes(afterWords(after, 'Ada')));
        t.true(flat.includes(stillThere(after)));
        t.notRegex(flat, /\?|https?:|Erfolg|\bwins?\b|réussite|logro/u);
        return afterWords(after, 'Ada');
      }),
    );
    t.is(new Set(said).size, 3);
    t.is(stillThere({ mood: 'hard', language, wording: 0 }), '');
  });

test('before what is kept of such a message stands one warm line', async (t) => {
  const after = { mood: 'crisis', language: 'en', wording: 1 } as const;
  const win = { winId: 'w', text: 'Finished the Thompson kitchen', category: 'other', analysis: '', skills: [] };
  const given = facts({ afterHardDay: after, tone: null, wins: [win] });
  const { text } = await composer.compose(request('feedback', given, { language: 'en', name: 'Ada' }));
  const flat = text.replace(/\s+/gu, ' ');
  t.true(flat.indexOf(afterWords(after, 'Ada')) < flat.indexOf('Thompson'));
  t.true(flat.includes('Thompson'));
});

test('relief is heard while a question of ours waits for a yes, and a yes is still one', (t) => {
  const context = { asked: null, after: 'crisis', isToConfirm: true, today: '2026-11-22' } as const;
  const relief = understood('my sister is here with me now, thanks', context);
  t.is(relief.kind === 'understood' && relief.remark?.tone, 'relief');
  const yes = understood('yes', context);
  t.is(yes.kind === 'understood' && yes.answer, 'yes');
});
