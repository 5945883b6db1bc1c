import { createHash } from 'node:crypto';
import test from 'ava';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { absenceMails } from './absence-mails.ts';
import { bounceMails, machineMails } from './machine-mails.ts';
import type { NatureCase } from './nature-case.ts';
import { laterMachineMails, laterPersonalMails } from './nature-second-look.ts';
import { thirdLook } from './nature-third-look.ts';
import { personalMails, personalSubjects } from './personal-mails.ts';

const reader = readerHere();

const BOUNDARY = /boundary=b\b/;

const rawOf = ({ headers, body }: NatureCase): Uint8Array => {
  const hasType = headers.some((line) => /^content-type:/i.test(line));
  const isMultipart = headers.some((line) => BOUNDARY.test(line));
  const content = isMultipart ? `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n--b--\r\n` : body;
  const type = hasType ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return new TextEncoder().encode([...headers, ...type, '', content].join('\r\n'));
};

/** The mails that end as another kind than those wanted. */
const others = async (
  cases: readonly NatureCase[],
  ...wanted: readonly Reading['kind'][]
): Promise<readonly string[]> => {
  const kinds = await Promise.all(
    cases.map(async (mail) => (await reader.read(rawOf(mail), { sent: [], asked: null, today: '2026-11-21' })).kind),
  );
  return cases.filter((_, at) => !wanted.includes(kinds[at] ?? 'unreadable')).map(({ name }) => name);
};

test('no mail of a machine is taken for a person’s', async (t) => {
  const automaticMails = [...absenceMails, ...machineMails, ...laterMachineMails];
  t.true(automaticMails.length >= 60);
  t.deepEqual(await others(automaticMails, 'automatic', 'bounce'), []);
});

test('a delivery report is known as one in many systems and languages', async (t) => {
  t.deepEqual(await others(bounceMails, 'bounce'), []);
});

test('a person who sounds like a machine is heard', async (t) => {
  t.true(personalMails.length >= 30);
  t.deepEqual(await others([...personalMails, ...personalSubjects, ...laterPersonalMails], 'understood'), []);
});

/** Every third, by chance that never changes: no rule is mended against it. */
const isKeptApart = ({ name }: NatureCase): boolean =>
  (createHash('sha256').update(`kept apart ${name}`).digest()[0] ?? 0) % 3 === 0;

const GOAL = 0.9;

test('desks, challenges, cron jobs and complaints are machines in most of the cases that no rule was made for', async (t) => {
  for (const [name, isOfGroup] of [
    ['known', (one: NatureCase) => !isKeptApart(one)],
    ['kept apart', isKeptApart],
  ] as const) {
    const all = [...thirdLook.automatic, ...thirdLook.reports].filter(isOfGroup);
    const missed = [
      ...(await others(thirdLook.automatic.filter(isOfGroup), 'automatic', 'bounce')),
      ...(await others(thirdLook.reports.filter(isOfGroup), 'bounce')),
    ];
    t.log(`${name}: ${all.length - missed.length} of ${all.length}`);
    if (name === 'known') t.deepEqual(missed, []);
    t.true((all.length - missed.length) / all.length >= GOAL);
  }
  t.deepEqual(await others(thirdLook.personal, 'understood'), []);
});
