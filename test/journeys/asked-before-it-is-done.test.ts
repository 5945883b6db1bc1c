import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { aUser } from '../support/user.ts';

const running = sharedApp(test);

const setting = async () => {
  const app = running();
  const user = await aUser(app, undefined, 'America/New_York');
  const me = async () => (await user.call<Record<string, unknown>>('GET', '/api/auth/me')).body;
  return { app, user, me, ...(await corresponding(app, user)) };
};

const FRIDAYS = /Did you mean: check-ins on Fridays at 8:30 AM\? Answer “yes”/;

test('an indirect wish is asked back in one line, and only a yes carries it out', async (t) => {
  const { first, say, me } = await setting();
  const asked = await say(first, 'Fridays at 8:30 are better for me.');
  t.regex(flat(asked), FRIDAYS);
  t.like(await me(), { messageFrequency: 'daily', messageTime: null }, 'nothing was changed yet');
  const done = await say(asked, 'Yes please!');
  t.regex(flat(done), /Done: your check-ins come on Fridays at 8:30 AM/);
  t.like(await me(), { messageFrequency: 'weekly', messageDays: [5], messageTime: '08:30' });
});

test('a question is answered once: what was changed since stays, whatever is answered to it again', async (t) => {
  const { user, first, say, me } = await setting();
  const asked = await say(first, 'Fridays at 8:30 are better for me.');
  await say(asked, 'yes');
  await user.call('PUT', '/api/user/profile', { messageFrequency: 'daily', messageTime: '19:00' });
  t.regex(flat(await say(asked, 'Yes, please')), /You have answered that before, so nothing was changed this time/);
  t.regex(flat(await say(asked, 'Nein')), /Das hast du schon beantwortet/);
  t.like(await me(), { messageFrequency: 'daily', messageTime: '19:00' });
});

const NEW_POSITIONS = [
  ['I got promoted to team lead!', 'yes', /Did you mean: team lead\? Answer “yes”/, /Your profile now says: team lead/],
  [
    'Ich wurde heute zur Küchenchefin befördert.',
    'ja',
    /Meintest du das: Küchenchefin\? Antworte „ja“/,
    /In deinem Profil steht jetzt: Küchenchefin/,
  ],
  [
    "J'ai été promue cheffe de cuisine chez Noma.",
    'oui',
    /Vouliez-vous dire : cheffe de cuisine chez Noma \? Répondez « oui »/,
    /Votre profil indique maintenant : cheffe de cuisine chez Noma/,
  ],
  [
    'Me ascendieron a jefa de cocina en Noma.',
    'sí',
    /¿Querías decir esto: jefa de cocina en Noma\? Responde «sí»/,
    /Tu perfil dice ahora: jefa de cocina en Noma/,
  ],
] as const;

for (const [told, yes, question, answer] of NEW_POSITIONS)
  test(`a promotion is a win, and the profile says it once its owner says so: ${told}`, async (t) => {
    const { user, first, say, me } = await setting();
    const asked = await say(first, told);
    t.regex(flat(asked), question);
    t.deepEqual(
      (await user.wins()).map(({ originalMessage }) => originalMessage),
      [told],
    );
    t.like(await me(), { role: '', company: '' }, 'nothing was changed yet');
    t.regex(flat(await say(asked, yes)), answer);
    t.regex(String((await me()).role), /^(?:team lead|Küchenchefin|cheffe de cuisine|jefa de cocina)$/);
  });

test('where both readers hear a new position it stands in the profile at once', async (t) => {
  const { first, say, me } = await setting();
  const said = await say(first, "I'm now Head Chef at Noma, please update my profile.");
  t.regex(flat(said), /Your profile now says: Head Chef at Noma\./);
  t.like(await me(), { role: 'Head Chef', company: 'Noma' });
});

for (const word of ['Ja, genau', "Oui, c'est ça", 'Sí, por favor', 'yep 👍'])
  test(`“${word}” is a yes`, async (t) => {
    const { first, say, me } = await setting();
    const asked = await say(first, 'Fridays at 8:30 are better for me.');
    t.regex(flat(await say(asked, word)), /8(?:[:.]| h )30/);
    t.like(await me(), { messageFrequency: 'weekly', messageTime: '08:30' });
  });

test('a no changes nothing, and says so', async (t) => {
  const { first, say, me } = await setting();
  const asked = await say(first, 'Fridays at 8:30 are better for me.');
  t.regex(flat(await say(asked, 'Nein danke')), /dann wurde nichts geändert/);
  t.like(await me(), { messageFrequency: 'daily', messageTime: null });
});

test('anything else than a yes is a new message, and what is asked about stays as it was', async (t) => {
  const { user, first, say, me } = await setting();
  const asked = await say(first, 'Fridays at 8:30 are better for me.');
  const kept = await say(asked, 'Trained two nurses on triage.');
  t.regex(flat(kept), /in your journal now/);
  const cheered = await say(asked, 'Yes! Signed the Miller contract today.');
  t.regex(flat(cheered), /in your journal now/);
  t.like(await me(), { messageFrequency: 'daily', messageTime: null });
  t.is((await user.wins()).length, 2);
  const other = await say(asked, 'Please send my check-ins at 19:30 on weekdays.');
  t.regex(flat(other), /Done: your check-ins come from Monday to Friday at 7:30 PM/);
});

test('in the box on the web it is asked and answered the same way', async (t) => {
  const { user, me } = await setting();
  const asked = await sayOnTheWeb(user, 'Fridays at 8:30 are better for me.');
  t.regex(asked.text.replace(/\s+/g, ' '), FRIDAYS);
  t.like(await me(), { messageFrequency: 'daily' });
  const kept = await sayOnTheWeb(user, 'Trained two nurses on triage: 40 patients a day are seen faster.');
  t.regex(kept.text, /in your journal now/);
  const done = await sayOnTheWeb(user, 'ja');
  t.regex(done.text, /Done: your check-ins come on Fridays at 8:30 AM/);
  t.like(await me(), { messageFrequency: 'weekly', messageTime: '08:30' });
});

for (const wish of [
  'Please send my check-ins half an hour earlier.',
  'Could you send my check-ins half an hour earlier?',
])
  test(`an hour that is only earlier or later is asked about: ${wish}`, async (t) => {
    const { first, say, me } = await setting();
    const asked = await say(first, wish);
    t.regex(flat(asked), /Did you mean: check-ins every day at 6:30 AM\?/);
    t.like(await me(), { messageTime: null });
    await say(asked, 'yes');
    t.like(await me(), { messageTime: '06:30' });
  });
