import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { aUser } from '../support/user.ts';

const running = sharedApp(test);

const textsOf = async (user: Awaited<ReturnType<typeof aUser>>) =>
  (await user.wins()).map(({ originalMessage }) => originalMessage);

test('by mail a win is put right by its words: it is quoted with what it becomes, and a yes does it', async (t) => {
  const app = running();
  const user = await aUser(app, undefined, 'America/New_York');
  const { first, say } = await corresponding(app, user);
  await say(first, 'Painted forty nails for the wedding party.');
  const kept = await say(first, 'A new client left a tip of $50 after her pedicure.');
  const asked = await say(kept, 'the tip was $60 not $50');
  t.regex(
    flat(asked),
    /Did you mean: “A new client left a tip of \$50 after her pedicure\.” becomes “.*\$60 after her/,
  );
  t.true((await textsOf(user)).includes('A new client left a tip of $50 after her pedicure.'), 'nothing changed yet');
  const done = await say(asked, 'yes');
  t.regex(flat(done), /It says now: “A new client left a tip of \$60 after her pedicure\.”/);
  const texts = await textsOf(user);
  t.deepEqual([texts.length, texts.includes('A new client left a tip of $60 after her pedicure.')], [2, true]);
});

test('on the web one is dropped by its words after a yes, and of several a number says which', async (t) => {
  const app = running();
  const user = await aUser(app, undefined, 'Europe/Berlin');
  await sayOnTheWeb(user, 'Die Wäsche von drei Stationen sortiert und verteilt.');
  await sayOnTheWeb(user, 'Den Bericht für die Leitung fertig geschrieben.');
  const asked = await sayOnTheWeb(user, 'Das mit der Wäsche war ein Witz, das kannst du rausnehmen.');
  t.regex(asked.text, /Meintest du das: „Die Wäsche von drei Stationen sortiert und verteilt\.“ streichen\?/);
  t.is((await user.wins()).length, 2, 'nothing is dropped yet');
  const done = await sayOnTheWeb(user, 'ja');
  t.regex(done.text, /Gestrichen ist: „Die Wäsche/);
  t.deepEqual(await textsOf(user), ['Den Bericht für die Leitung fertig geschrieben.']);
  const none = await sayOnTheWeb(user, 'Streich bitte das mit dem Zahnarzt.');
  t.regex(none.text, /In keinem deiner letzten Erfolge steht das/);
  t.is((await user.wins()).length, 1);
});
