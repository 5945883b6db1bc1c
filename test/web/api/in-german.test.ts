import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { safeParse } from 'zod/v4/core';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import { routes } from '#web/api/api.ts';
import { checkoutWords } from '#web/api/billing/checkout-words.ts';
import { unsubscribeWords } from '#web/api/check-ins/unsubscribe-words.ts';
import { english } from '#web/api/words/english.ts';
import { german } from '#web/api/words/german.ts';
import type { CheckWords } from '#web/contract/check-words.ts';
import { problemsOf, wordingIn } from '#web/contract/issue-words.ts';
import { everySchema, fieldsOf, odd, type Schema } from './every-schema.ts';

const app = sharedApp(test);

type Asked = Readonly<{
  method?: string;
  body?: unknown;
  session?: string;
  headers?: Record<string, string>;
}>;

/** Asks as a page does in the browser of a German reader. */
const ask = async (path: string, { method = 'POST', body, session, headers = {} }: Asked = {}) => {
  const response = await fetch(new URL(path, app().web.url), {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': 'de-DE,de;q=0.9,en;q=0.8',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(session === undefined ? {} : { Authorization: `Bearer ${session}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  const said = isJson ? (JSON.parse(text) as { message: string; errors?: Record<string, string> }) : null;
  return { status: response.status, text, said, headers: response.headers };
};

/** Every sentence of a catalogue by its name; what takes a number or a word is given one. */
const sentencesOf = (words: unknown, at = ''): readonly (readonly [name: string, said: string])[] => {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function') return [[at, String(words(7, 'x'))]];
  return Object.entries(words as object).flatMap(([name, one]) => sentencesOf(one, `${at}.${name}`));
};

test('each sentence of the server is said in German, in words of its own', (t) => {
  const catalogues = [
    [english, german],
    [checkoutWords.en, checkoutWords.de],
    ...(['de', 'fr', 'es'] as const).map((language) => [unsubscribeWords.en, unsubscribeWords[language]] as const),
  ] as const;
  for (const [one, other] of catalogues) {
    const said = new Map(sentencesOf(other));
    t.deepEqual(
      [...said.keys()].sort(),
      sentencesOf(one)
        .map(([name]) => name)
        .sort(),
    );
    for (const [name, words] of sentencesOf(one)) if (words !== '') t.not(said.get(name), words, name);
  }
});

const saidBy = (schema: Schema, input: unknown, words: CheckWords): readonly string[] => {
  const checked = safeParse(schema, input, wordingIn(words));
  return checked.success ? [] : problemsOf(checked.error.issues, words).map(({ message }) => message);
};

test('whatever is wrong with any field of any schema is said to a German reader in German', async (t) => {
  let compared = 0;
  for (const { name, schema } of await everySchema(routes)) {
    const inputs = [
      ...odd,
      { isOperator: true },
      ...fieldsOf(schema).flatMap((field) => odd.map((value) => ({ [field]: value }))),
    ];
    for (const input of inputs) {
      const inEnglish = saidBy(schema, input, english.checks);
      const inGerman = saidBy(schema, input, german.checks);
      t.is(inGerman.length, inEnglish.length, name);
      for (const [at, message] of inGerman.entries()) {
        compared += 1;
        if (message === inEnglish[at] || /^[a-z]+[A-Z]\w*$/.test(message)) t.fail(`${name}: ${message}`);
      }
    }
  }
  t.true(compared > 5000, String(compared));
});

/** A sentence that stands where it is said, and so is said to everybody in one language. */
const WRITTEN_OUT =
  /(?:message|label|title|text): ['"`][A-Z]|=> ['"`][A-Z]|(?:ApiError\(\d+|badRequest\(|conflict\(|tooMany\(|forbidden\(), ?['"`]/;
const CATALOGUE = /\/words\/|-words\.ts$|\/system\//; // the last one is what operators and programmers read

test('what the server says stands in its catalogues and nowhere else', (t) => {
  const folder = fileURLToPath(new URL('../../../web/api/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  t.true(files.length > 60);
  for (const file of files.filter((name) => !CATALOGUE.test(`/${name}`)))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n'))
      if (WRITTEN_OUT.test(line)) t.fail(`${file}: ${line.trim()}`);
});

test('the commonest mistakes are answered in German, at the field and as a whole', async (t) => {
  const { session } = await aUser(app());
  const noAddress = await ask('/api/auth/login', { body: { email: 'ada@' } });
  t.deepEqual(noAddress.said?.errors, { email: 'Bitte gib eine gültige E-Mail-Adresse ein' });
  t.is(noAddress.headers.get('Content-Language'), 'de');
  const cases: readonly (readonly [said: string, status: number, path: string, asked: Asked])[] = [
    [
      'Dieser Code ist falsch oder gilt nicht mehr. Prüfe ihn, oder lass dir noch eine Mail schicken.',
      401,
      '/api/auth/token',
      { body: { email: 'ada@example.com', code: '123456' } },
    ],
    [
      'Die Anmeldung ist ungültig oder abgelaufen. Bitte versuch es noch einmal.',
      401,
      '/api/auth/token',
      { body: { token: 'login_none' } },
    ],
    ['Bitte melde dich an.', 401, '/api/auth/me', { method: 'GET' }],
    ['Das haben wir nicht gefunden.', 404, '/api/nothing', { method: 'GET' }],
    ['Bitte schick JSON.', 415, '/api/auth/login', { body: {}, headers: { 'Content-Type': 'text/plain' } }],
    [
      'Ein Erfolg darf höchstens 20.000 Zeichen lang sein.',
      400,
      '/api/achievements',
      { session, body: { originalMessage: 'x'.repeat(20_001) } },
    ],
    [
      'Dieser Tag kommt erst noch.',
      400,
      '/api/achievements',
      { session, body: { originalMessage: 'Dach gedeckt', date: '2999-01-01' } },
    ],
    [
      'Bitte schreib höchstens 100 Zeichen.',
      400,
      '/api/user/profile',
      { session, method: 'PUT', body: { role: 'x'.repeat(101) } },
    ],
    [
      'Dein Profil wurde inzwischen anderswo geändert. Bitte sieh es dir noch einmal an.',
      412,
      '/api/user/profile',
      { session, method: 'PUT', body: { role: 'Köchin' }, headers: { 'If-Match': '"99"' } },
    ],
    [
      'Dieser Link gilt nicht mehr. Bitte lass dir in deinem Profil einen neuen schicken.',
      400,
      '/api/user/address/confirm',
      { body: { token: 'none' } },
    ],
    ['Profil gespeichert', 200, '/api/user/profile', { session, method: 'PUT', body: { company: 'Werft' } }],
    [
      'Wenn es zu dieser Adresse ein Konto gibt, ist ein Anmeldelink unterwegs.',
      200,
      '/api/auth/login',
      { body: { email: 'ada@example.com' } },
    ],
  ];
  for (const [said, status, path, asked] of cases) {
    const answer = await ask(path, asked);
    t.is(answer.said?.message, said, path);
    t.is(answer.status, status, path);
  }
});

test('too many tries are told in German too', async (t) => {
  const tries = Array.from({ length: 40 }, () => ask('/api/verify-coupon?code=NONE', { method: 'GET' }));
  const answers = await Promise.all(tries);
  const refused = answers.find(({ status }) => status === 429);
  t.is(refused?.said?.message, german.signUp.tooManyTries);
  t.true(answers.filter(({ status }) => status === 200).every(({ said }) => said?.message === german.signUp.badCoupon));
});

test('what its user chose stands over what the browser says, and who says nothing is answered in English', async (t) => {
  const asking = (headers: Record<string, string>) => ask('/api/auth/me', { method: 'GET', headers });
  t.is((await asking({ Cookie: 'language=en' })).said?.message, 'Please sign in.');
  t.is((await asking({ Cookie: 'language=de', 'Accept-Language': 'en' })).said?.message, 'Bitte melde dich an.');
  for (const silent of ['', '*', 'fr'])
    t.is((await asking({ 'Accept-Language': silent })).said?.message, 'Please sign in.', silent);
});

test('pages that the server makes itself are in German, with a page for what went wrong', async (t) => {
  const pages = [
    ['/unsubscribe?token=none', 'Dieser Link funktioniert nicht'],
    ['/checkout/none', 'Dieser Link funktioniert nicht'],
    ['/shared/none', 'Dieser Link funktioniert nicht'],
  ] as const;
  for (const [path, words] of pages) {
    const { text, status } = await ask(path, { method: 'GET', headers: { Accept: 'text/html' } });
    t.is(status, 404);
    t.regex(text, /<html lang="de"/, path);
    t.true(text.includes(words), `${path}: ${text}`);
  }
  const failed = await ask('/unsubscribe?token=none', {
    headers: { Accept: 'text/html', 'Content-Type': 'text/plain' },
    body: {},
  });
  t.is(failed.status, 415);
  t.true(failed.text.includes('<h1>Das hat nicht geklappt</h1>'), failed.text);
  t.true(failed.text.includes('Bitte schick ein Formular.'));
});

test('a device is called so as its owner’s language does', async (t) => {
  const { session } = await aUser(app());
  const listed = await ask('/api/user/sessions', { method: 'GET', session });
  const { sessions } = JSON.parse(listed.text) as { sessions: { device: string }[] };
  t.deepEqual(
    sessions.map(({ device }) => device),
    ['Unbekanntes Gerät'],
  );
});
