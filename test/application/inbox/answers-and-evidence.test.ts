import test, { type ExecutionContext } from 'ava';
import { handle } from '#application/engine/handle.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { answerFacts } from '#application/inbox/answers/answer-facts.ts';
import { enrichWin } from '#application/inbox/enrich-win.ts';
import { keepEvidence } from '#application/inbox/keep-evidence.ts';
import { streams } from '#application/streams.ts';
import { mergeWins } from '#application/wins/merge-wins.ts';
import { removeWin } from '#application/wins/record-win.ts';
import { restoreWin } from '#application/wins/restore-win.ts';
import { winHistory } from '#application/wins/win-history.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { win } from '#domain/wins/decider.ts';
import { wordSigns } from '#language/word-signs.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;
const AT = '2026-11-20T09:00:00.000Z';

const aJournal = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  await services.vault.make(USER);
  const record = async (text: string) => {
    const winId: string = crypto.randomUUID();
    const told = { date: '2026-11-20', source: 'email', mailId: 'm', conversationId: 'c', personal: { text } } as const;
    const data = { winId, userId: USER, at: AT, ...told };
    await handle(services.log, win, streams.win(winId), { type: 'RecordWin', data });
    return winId;
  };
  /** A message that was understood to say this, and the job that follows from it. */
  const understood = async (said: Partial<MailUnderstood['data']>) => {
    const mailId = crypto.randomUUID();
    const stream = streams.incomingMail(mailId);
    const id = { mailId, userId: USER, at: AT };
    await handle(services.log, incomingMail, stream, {
      type: 'ReceiveMessage',
      data: { ...id, conversationId: 'c', channel: 'web', personal: { text: 'as it came' } },
    });
    const data: MailUnderstood['data'] = {
      ...{
        ...id,
        conversationId: 'c',
        date: '2026-11-20',
        winIds: [],
        requestCount: 0,
        requestsAwaitingWins: [],
        answeredWinId: null,
        files: [],
        omittedFileCount: 0,
        readerVersions: 'rules',
        language: null,
      },
      personal: { tone: 'win', wins: [], requests: [], answer: '', fileNames: [], remark: null },
      ...said,
    };
    await handle(services.log, incomingMail, stream, { type: 'UnderstandMail', data });
    return { data, job: { key: mailId, userId: USER, stream } as Job };
  };
  const answered = (answeredWinId: string, answer: string) =>
    understood({
      answeredWinId,
      personal: { tone: 'win', wins: [], requests: [], answer, fileNames: [], remark: null },
    });
  const history = async (winId: string) => {
    const found = await winHistory(services, USER, winId);
    if (!found) throw new Error('there is no such win');
    return found;
  };
  return { services, record, understood, answered, history };
};

/** What an event of the log closes of a reaction's jobs. */
const closedBy = ({ rules }: Reaction, type: 'WinExtended' | 'EvidenceAdded', data: object): readonly string[] =>
  (rules.closes[type] as ((data: object) => readonly string[]) | undefined)?.(data) ?? [];

const file = (winId: string, fileId = 'f') =>
  ({ fileId, type: 'image/png', size: 9, blob: `blob-${fileId}`, winId }) as const;

test('an answer joins the win it is about, once, however often the job runs, and that closes the job', async (t) => {
  const { services, record, answered, history } = await aJournal(t);
  const winId = await record('Reorganised the handover');
  const { job } = await answered(winId, 'about 3 hours a week');
  const reaction = enrichWin(services);
  t.truthy(await reaction.run(job));
  t.truthy(await reaction.run(job));
  t.is((await history(winId)).text, 'Reorganised the handover\nAbout 3 hours a week.');
  const [, joined] = await services.log.read(streams.win(winId));
  t.deepEqual(closedBy(reaction, 'WinExtended', joined?.data ?? {}), [job.key]);
});

test('two answers at once are both kept', async (t) => {
  const { services, record, answered, history } = await aJournal(t);
  const winId = await record('Reorganised the handover');
  const jobs = [await answered(winId, 'about 3 hours'), await answered(winId, '40 patients')];
  await Promise.all(jobs.map(({ job }) => enrichWin(services).run(job)));
  const { text } = await history(winId);
  for (const said of ['\nAbout 3 hours.', '\n40 patients.']) t.true(text.includes(said), said);
});

test('the answer about a merged win goes where its words live on; that about a removed one waits with it', async (t) => {
  const { services, record, answered, history } = await aJournal(t);
  const [one, two, gone] = [await record('One'), await record('Two'), await record('Three')];
  await mergeWins(services, USER, [one, two]);
  await removeWin(services, USER, gone);
  t.truthy(await enrichWin(services).run((await answered(two, 'for 40 patients')).job));
  t.truthy(await enrichWin(services).run((await answered(gone, '3 hours')).job));
  t.is((await history(one)).text, 'One\nTwo\nFor 40 patients.');
  t.is((await history(gone)).state.status, 'removed');
  await restoreWin(services, USER, gone);
  t.like(await history(gone), { text: 'Three\n3 hours.', state: { status: 'kept' } });
});

test('the files of a mail are kept with its win, once, in one go, and the first closes the job', async (t) => {
  const { services, record, understood, history } = await aJournal(t);
  const winId = await record('Finished the roof');
  const fileNames = ['roof.png', 'plan.pdf'];
  const { job } = await understood({
    files: [file(winId), file(winId, 'g')],
    personal: { tone: 'win', wins: [], requests: [], answer: '', fileNames, remark: null },
  });
  const reaction = keepEvidence(services);
  t.truthy(await reaction.run(job));
  t.truthy(await reaction.run(job));
  t.deepEqual(
    (await history(winId)).files.map(({ fileId, name, mailId }) => [fileId, name, mailId]),
    [
      ['f', 'roof.png', job.key],
      ['g', 'plan.pdf', job.key],
    ],
  );
  const [, kept] = await services.log.read(streams.win(winId));
  t.deepEqual(closedBy(reaction, 'EvidenceAdded', kept?.data ?? {}), [job.key]);
});

test('files for a win of the same mail wait until it is recorded; others wait for nothing', (t) => {
  const { rules } = keepEvidence({} as Parameters<typeof keepEvidence>[0]);
  const opened = (winIds: readonly string[]) =>
    rules.opens.MailUnderstood?.({ mailId: 'm', userId: USER, winIds, files: [file('w')] } as never)[0]?.waitsFor;
  t.deepEqual(opened(['w', 'x']), ['w']);
  t.deepEqual(opened([]), []);
  t.deepEqual(rules.releases?.WinRecorded?.({ winId: 'w', mailId: 'm' } as never), [{ key: 'm', from: 'w' }]);
});

test('an answer to a mail asks one thing, unless a request of it needs to know something first', async (t) => {
  const { services, record, understood } = await aJournal(t);
  const text = 'Reorganised how we hand over at night';
  const winId = await record(text);
  const { data } = await understood({
    winIds: [winId],
    personal: { tone: 'win', wins: [text], requests: [], answer: '', fileNames: [], remark: null },
  });
  const words = await answerFacts({ ...services, signs: wordSigns }, data, [], false);
  t.like(words, { more: 0, enriched: null, files: 0, wins: [{ winId, text }] });
  t.is(words.question?.winId, winId);
  const unclear = {
    request: 'cover-letter',
    asked: 'a letter',
    result: 'unclear',
    facts: { asks: 'company', company: '', role: '', zone: '' },
  } as const;
  t.is((await answerFacts({ ...services, signs: wordSigns }, data, [unclear], false)).question, null);
});

test('a sentence that is asked back about is not quoted a second time as left over', async (t) => {
  const { services, understood } = await aJournal(t);
  const said = 'was it 42 or 48, and who has the card machine?';
  const remark = { text: said, tone: 'to-us' } as const;
  const { data } = await understood({
    requestCount: 1,
    personal: { tone: 'chat', wins: [], requests: [], answer: '', fileNames: [], remark },
  });
  const besideThem = async (asked: string) => {
    const facts = { asks: 'what-is-wished', company: '', role: '', zone: '' } as const;
    const unclear = { request: 'unknown-wish', asked, result: 'unclear', facts } as const;
    return (await answerFacts({ ...services, signs: wordSigns }, data, [unclear], false)).besideThem;
  };
  t.is(await besideThem(`Tell me ${said}`), '');
  t.is(await besideThem('Something else.'), said);
});
