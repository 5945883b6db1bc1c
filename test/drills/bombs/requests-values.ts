import { type Bomb, from } from './bomb.ts';
import { ask, askAll, counted } from './http.ts';
import { NASTY } from './nasty-text.ts';
import { read, signedIn } from './signed-in.ts';

const nasties = (length: number): readonly string[] => [...NASTY.values()].map((of) => of(length));
const CURSORS = [
  '',
  'a'.repeat(8_000),
  Buffer.from('['.repeat(6_000)).toString('base64url'),
  Buffer.from('{"__proto__":{"taken":1},"taken":{},"before":[]}').toString('base64url'),
  Buffer.from('["a","b",1e999,null]').toString('base64url'),
  Buffer.from(JSON.stringify(Array.from({ length: 900 }, () => '2026-01-01'))).toString('base64url'),
  '\u0000',
  "' OR 1=1 --",
];

const LISTS = ['/api/achievements', '/api/documents', '/api/messages', '/api/messages/threads'];

const facts = (count: number, fact: (at: number) => object) => ({
  facts: Array.from({ length: count }, (_, at) => ({ id: crypto.randomUUID(), ...fact(at) })),
});
const position = (title: string, employer: string) => ({
  is: 'position',
  title,
  employer,
  place: '',
  from: '2010-01',
  to: null,
});
const kept = (build: () => object) =>
  signedIn(async (target, session) => {
    const first = await ask(target, 'POST', '/api/user/career', { session, body: build() });
    const again = await ask(target, 'POST', '/api/user/career', { session, body: build() });
    return counted([first.status, again.status]);
  });

const profile = (fields: (text: string) => object) =>
  signedIn((target, session) =>
    askAll(nasties(100).map((text) => () => ask(target, 'PUT', '/api/user/profile', { session, body: fields(text) }))),
  );

/** Values that are nasty where a call takes a name, a date, a cursor, an address or a fact. */
export const valueBombs: readonly Bomb[] = [
  {
    name: 'nasty searches',
    send: read(
      ...nasties(200).flatMap((text) => [
        `/api/achievements?q=${encodeURIComponent(text)}`,
        `/api/documents?q=${encodeURIComponent(text)}`,
      ]),
    ),
  },
  {
    name: 'nasty cursors',
    send: read(...LISTS.flatMap((path) => CURSORS.map((cursor) => `${path}?cursor=${encodeURIComponent(cursor)}`))),
  },
  {
    name: 'nasty dates and limits',
    send: read(
      ...['9999-99-99', '0000-01-01', '2026-02-30', '1e9', '-1', 'NaN'].flatMap((value) => [
        `/api/achievements?date=${value}`,
        `/api/achievements?until=${value}`,
        `/api/achievements?limit=${value}`,
        `/api/achievements/days?year=${value}`,
      ]),
    ),
  },
  {
    name: 'insights of nasty periods',
    send: signedIn((target, session) =>
      askAll(
        ['9999-Q9', '-1', 'constructor', '__proto__', 'a'.repeat(9_000)].map(
          (period) => () => ask(target, 'GET', `/api/growth-insights/1/${encodeURIComponent(period)}`, { session }),
        ),
      ),
    ),
  },
  {
    name: 'facts: 300 of 200 letters',
    send: kept(() => facts(300, (at) => position('a '.repeat(45) + at, 'b '.repeat(45) + at))),
  },
  { name: 'facts: 300 of one name', send: kept(() => facts(300, () => position('Cook', 'Acme'))) },
  {
    name: 'facts: 300 of combining marks',
    isShort: true,
    send: kept(() => facts(300, (at) => position(`${at}${'\u0301'.repeat(90)}`, '\u0301'.repeat(99)))),
  },
  {
    name: 'facts: 300 of ligatures that grow',
    send: kept(() => facts(300, (at) => position(`${at}${'ﷺ'.repeat(90)}`, 'ﷺ'.repeat(99)))),
  },
  {
    name: 'facts: 300 links of 500 letters',
    send: kept(() => facts(300, (at) => ({ is: 'link', label: 'a', url: `https://${'a.'.repeat(230)}${at}` }))),
  },
  { name: 'facts: 200,000 of them', send: kept(() => ({ facts: Array.from({ length: 100_000 }, () => 1) })) },
  {
    name: 'nasty names in a profile',
    send: profile((text) => ({ firstName: text, lastName: text, role: text, company: text })),
  },
  { name: 'nasty zones and times in a profile', send: profile((text) => ({ timezone: text, messageTime: text })) },
  {
    name: 'nasty addresses in a profile',
    send: profile((text) => ({ email: `${text.slice(0, 60)}@${text.slice(0, 60)}.example` })),
  },
  {
    name: 'nasty links at a win',
    send: signedIn(async (target, session) =>
      counted(
        (
          await Promise.all(
            nasties(400)
              .slice(0, 20)
              .map((text) =>
                ask(target, 'POST', `/api/achievements/${crypto.randomUUID()}/links`, {
                  session,
                  body: { url: `https://${text}` },
                }),
              ),
          )
        ).map(({ status }) => status),
      ),
    ),
  },
  {
    name: 'nasty skills',
    send: signedIn((target, session) =>
      askAll(
        nasties(60).map(
          (text) => () =>
            ask(target, 'POST', '/api/user/skills/choices', {
              session,
              body: { skill: text, name: text, hidden: true },
            }),
        ),
      ),
    ),
  },
  {
    name: 'nasty coupons',
    send: (target) =>
      askAll(
        nasties(99).map(
          (text) => () =>
            ask(target, 'GET', `/api/verify-coupon?code=${encodeURIComponent(text)}`, { localAddress: from.visitor }),
        ),
      ),
  },
  {
    name: 'nasty registrations',
    send: (target) =>
      askAll(
        nasties(90).map(
          (text, at) => () =>
            ask(target, 'POST', '/api/auth/register', {
              localAddress: from.visitor,
              body: {
                firstName: text,
                lastName: text,
                email: `a${at}@${text.slice(0, 30)}.example`,
                phoneNumber: `2025550${100 + at}`,
                phoneCountry: 'US',
                plan: 'monthly',
                terms: true,
              },
            }),
        ),
      ),
  },
  {
    name: 'nasty logins',
    send: (target) =>
      askAll(
        nasties(90)
          .flatMap((text) => [{ email: `${text}@a.example` }, { link: text }])
          .map((body) => () => ask(target, 'POST', '/api/auth/login', { body, localAddress: from.visitor })),
      ),
  },
  {
    name: 'nasty tokens',
    send: (target) =>
      askAll(
        nasties(190).map(
          (token) => () => ask(target, 'POST', '/api/auth/token', { body: { token }, localAddress: from.visitor }),
        ),
      ),
  },
];
