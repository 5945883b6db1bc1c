import { createHash } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { readHeaders, subjectOf } from '#mail-gateway/reading/headers.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { complaints } from './complaints.ts';
import { plain } from './forms.ts';
import { machines } from './machines.ts';
import { oddMime, type UnseenMime } from './odd-mime.ts';
import { persons, tellers, type UnseenPerson } from './persons.ts';
import { rareReports } from './rare-reports.ts';
import { type ReportEnd, refusedByServers } from './refused-by-servers.ts';

/**
 * Mails written from what the world's servers send, before any rule was read. Every third is kept apart: it is counted,
 * never named, so that no rule can be mended against it.
 */
const SEED = 'mails from the world, the third that is kept apart';
const GOAL = 0.95;

const reader = readerHere();

const isKeptApart = ({ name }: { name: string }): boolean =>
  (createHash('sha256').update(`${SEED} ${name}`).digest()[0] ?? 0) % 3 === 0;

const context = { sent: [], asked: null, today: '2025-03-04' };

const { some, floor } = evaluation({ sample: 0.15 });

/** Tells both shares, names what is wrong of the known ones, and gives the share of each. */
const tell = <One extends { name: string }>(
  t: ExecutionContext,
  all: readonly One[],
  wrong: ReadonlyMap<One, string>,
) => {
  const shares = [false, true].map((apart) => {
    const part = all.filter((one) => isKeptApart(one) === apart);
    const right = part.filter((one) => !wrong.has(one)).length;
    t.log(`${apart ? 'unseen' : 'known'}: ${right} of ${part.length} (${((100 * right) / part.length).toFixed(1)} %)`);
    return { share: right / Math.max(part.length, 1), cases: part.length };
  });
  for (const [one, found] of wrong) if (!isKeptApart(one)) t.log(`${one.name}: ${found}`);
  const [known = NONE, unseen = NONE] = shares;
  return { known, unseen };
};

const NONE: Share = { share: 0, cases: 0 };
type Share = Readonly<{ share: number; cases: number }>;
const reaches = ({ share, cases }: Share, goal: number): boolean => cases === 0 || share >= floor(goal, cases);

const wrongOf = async <One>(all: readonly One[], check: (one: One) => Promise<string | null>) => {
  const found = await Promise.all(all.map(async (one) => [one, await check(one)] as const));
  return new Map(found.flatMap(([one, wrong]) => (wrong === null ? [] : [[one, wrong] as const])));
};

const endsAs: Readonly<Record<ReportEnd, readonly string[]>> = {
  hard: ['hard'],
  soft: ['soft'],
  policy: ['soft'],
  none: ['none', 'delay'],
};
const reports = some([...refusedByServers, ...rareReports]);

test('what servers refuse is read as what it is', async (t) => {
  t.timeout(120_000);
  const wrong = await wrongOf(reports, async ({ end, mail }) => {
    const { kind } = await reader.readReport(Buffer.from(mail));
    return endsAs[end].includes(kind) ? null : `${end}, read as ${kind}`;
  });
  const { known, unseen } = tell(t, reports, wrong);
  t.true(reaches(known, GOAL));
  t.true(reaches(unseen, 0.9));
});

test('no refusal because of us calls an address bad, and nearly all are known to be about us', async (t) => {
  const policy = reports.filter(({ end }) => end === 'policy');
  const found = await Promise.all(policy.map(({ mail }) => reader.readReport(Buffer.from(mail))));
  t.is(found.filter(({ kind }) => kind === 'hard').length, 0);
  const { known } = tell(
    t,
    policy,
    new Map(policy.flatMap((one, at) => (found[at]?.aboutUs ? [] : [[one, 'not about us'] as const]))),
  );
  t.true(reaches(known, GOAL));
});

test('a report at the journal’s own address is no mail of a person', async (t) => {
  const wrong = await wrongOf([...reports, ...some(complaints)], async ({ mail }) => {
    const { kind } = await reader.read(Buffer.from(mail), context);
    return kind === 'understood' || kind === 'unreadable' ? kind : null;
  });
  const { known, unseen } = tell(t, [...reports, ...some(complaints)], wrong);
  t.true(reaches(known, GOAL));
  t.true(reaches(unseen, 0.9));
});

test('complaints are complaints in every house’s form', async (t) => {
  const wrong = await wrongOf(some(complaints), async ({ end, mail }) => {
    const { kind } = await reader.readReport(Buffer.from(mail));
    return (kind === 'complaint') === (end === 'complaint') ? null : `${end}, read as ${kind}`;
  });
  const { known, unseen } = tell(t, some(complaints), wrong);
  t.true(reaches(known, GOAL));
  t.true(reaches(unseen, 0.8));
});

test('what machines write is nobody’s win', async (t) => {
  const wrong = await wrongOf(some(machines), async ({ mail }) => {
    const { kind } = await reader.read(Buffer.from(mail), context);
    return kind === 'automatic' || kind === 'bounce' ? null : kind;
  });
  const { known, unseen } = tell(t, some(machines), wrong);
  t.true(reaches(known, GOAL));
  t.true(reaches(unseen, 0.9));
});

/** What a person wrote, wherever the reading puts it. */
const wordsOf = async (mail: string | Buffer): Promise<string> => {
  const reading = await reader.read(Buffer.from(mail), context);
  if (reading.kind !== 'understood') return `(${reading.kind})`;
  return [
    ...reading.wins,
    reading.answer,
    reading.remark?.text ?? '',
    ...reading.left,
    JSON.stringify(reading.requests),
  ].join('\n');
};

test('a person who only sounds like a machine is heard, and no word is lost', async (t) => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim();
  const wrong = await wrongOf<UnseenPerson>(some(persons), async ({ mail, own }) => {
    const words = letters(await wordsOf(mail));
    return words.includes(letters(own)) ? null : words;
  });
  const { known, unseen } = tell(t, some(persons), wrong);
  t.true(reaches(known, 0.95)); // "Thank you for your message:" before a win is no part of it
  t.true(reaches(unseen, 0.85));
});

test('a person who tells of bounces, tickets and absences is heard', async (t) => {
  const wrong = await wrongOf(some(tellers), async ({ mail }) => {
    const { kind } = await reader.read(Buffer.from(mail), context);
    return kind === 'understood' ? null : kind;
  });
  t.deepEqual(
    [...wrong].map(([{ name }, kind]) => `${name}: ${kind}`),
    [],
  );
});

test('who says of itself that it is a machine is one', async (t) => {
  for (const text of [
    'Dies ist eine automatisch erstellte Antwort. Die Praxis ist bis zum 17. März geschlossen.',
    'You have been invited to the following event.\nStandup\nWhen: Monday 10am\nGoing? Yes - No - Maybe',
  ])
    t.is(
      (await reader.read(Buffer.from(plain('Nora <nora@example.org>', 'Re: week', text)), context)).kind,
      'automatic',
    );
});

test('the text of an odd mail is read, and nothing of its wrapping', async (t) => {
  const wrong = await wrongOf<UnseenMime>(some(oddMime), async ({ mail, text, subject }) => {
    const plain = await reader.readPlain(mail);
    const words = await wordsOf(mail);
    if (/\(unreadable\)|content-type|boundary|iVBOR/i.test(words)) return words;
    if (!plain.includes(text) || /iVBOR|content-type/i.test(plain)) return plain;
    const found = subjectOf(readHeaders(mail));
    return subject === undefined || found === subject ? null : found;
  });
  const { known, unseen } = tell(t, some(oddMime), wrong);
  t.true(reaches(known, GOAL));
  t.true(reaches(unseen, 0.9));
});
