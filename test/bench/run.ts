import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '#infrastructure/cli/pages.ts';
import { measureDocumentStalls } from './document-stalls.ts';
import { MOST_DOCUMENT_MS, measureDocuments, measureGeneration } from './documents.ts';
import { LONGEST_FORMATS_STOP_MS, MOST_FILE_MS, measureFormats } from './formats.ts';
import { LONGEST_LOGIN_MS, MOST_CALLS, measureIdle } from './idle.ts';
import { MOST_INSIGHT_MS, measureInsights } from './insights.ts';
import { measureLearned } from './learned.ts';
import { MOST_OF_BARE } from './long-list.ts';
import { machine } from './machine.ts';
import { type MailFigure, measureMail, SENDERS } from './mail.ts';
import { MAIL_BYTES, sendersHere } from './mail-senders.ts';
import { MAX_END_MIB, MAX_START_MIB, measureMemory, shownMemory } from './memory.ts';
import { HEAP, isKept, MOST_MIB, measureNoon, type NoonFigure } from './noon.ts';
import { FIRST_WIN_WITHIN_MS, measurePages } from './pages.ts';
import { postfixSetting } from './postfix.ts';
import { isReadingKept, MOST_WAIT_MS, measureReading, type ReadingFigure } from './reading.ts';
import { measureEventStore, measureRebuild, type RebuildFigure } from './rebuild.ts';
import { LONGEST_STOP_MS, measureRequestStalls } from './request-stalls.ts';
import { MOST_PROFILE_MS, measureSkills } from './skills.ts';
import { MOST_MS, measureStalls, type StallRow } from './stalls.ts';
import { type Spread, shownSpread } from './statistics.ts';

const HELP = `npm run bench [-- documents|eventstoredb|formats|idle|insights|learned|mail|memory|noon|pages|reading|rebuild|requests|skills|stalls] [--pairs 5] [--mails 2000]
    [--subscribers 1000000] [--wins 5400] [--events 200000]
  documents  each kind by the builtin writer out of 50, 500 and 5,000 wins, and its check; documents asked for over HTTP
  eventstoredb  a log of --events on a double of EventStoreDB: one read model and all, rebuilt beside a bare subscription
  formats  files of documents: the first of a thread, later ones, and what each takes of the thread that serves
  idle   calls to the stores of a process that has nothing to do, and a login mail while a hundred analyses hang
  insights  each insight and the timeline, out of 50 and 50,000 wins, beside a bare count of them
  learned  what the learned reader takes for a message, a win and the longest of texts
  mail   mails accepted for certain from ${SENDERS} senders, beside Postfix, turn by turn
  memory what all processes together take after the start and after --mails ordinary mails, and what a thousand more add
  noon   every check-in of one noon in New York, decided once, beside bare appends of as many events
  pages  how long the landing page, the login page, the dashboard and the wins take over a poor line and a phone's; 5,000 wins
  reading  pages, unchanged pages and searches of lists, beside a bare Koa over the same table, turn by turn
  rebuild  a log of --events: one read model and all of them rebuilt, beside reading and parsing the same rows; and a start
  requests how long each request of somebody with so many wins stops the event loop, and of documents of the worst texts
  skills the profile of skills out of 50, 5,000 and 50,000 wins, beside the same groups of a bare table; a page of one skill; a new win
  stalls how long strangers' mails stop the event loop, and what /healthz takes meanwhile`;
const MOST_MAILS = 3000;
/** Of the one who searches while others read. */
const MANY_WINS = 50_000;

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '5' },
      mails: { type: 'string', default: '2000' },
      subscribers: { type: 'string', default: '1000000' },
      wins: { type: 'string', default: '5400' },
      events: { type: 'string', default: '200000' },
    },
  });
  const [pairs, mails] = [Number(values.pairs), Number(values.mails)];
  const subscribers = Number(values.subscribers);
  const isMemory = positionals[0] === 'memory';
  const valid =
    subscribers >= 1 && pairs >= 1 && mails >= SENDERS && (isMemory || (mails <= MOST_MAILS && mails % SENDERS === 0));
  if (
    ![
      '',
      'documents',
      'eventstoredb',
      'formats',
      'idle',
      'insights',
      'learned',
      'mail',
      'memory',
      'noon',
      'pages',
      'reading',
      'rebuild',
      'requests',
      'skills',
      'stalls',
    ].includes(positionals.join()) ||
    !valid
  ) {
    console.error(`${HELP}\n  mails: a multiple of ${SENDERS}, at most ${MOST_MAILS} a turn`);
    return 2;
  }
  const here = await machine(tmpdir());
  console.log(
    Object.entries(here)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
  if (positionals[0] === 'documents') return documents(here);
  if (positionals[0] === 'formats') return formats(here);
  if (positionals[0] === 'idle') return idle(here);
  if (positionals[0] === 'insights') return insights(pairs, here);
  if (positionals[0] === 'learned') return learned(here);
  if (isMemory) return memory(mails, here);
  if (positionals[0] === 'noon') return noon(subscribers, here);
  if (positionals[0] === 'pages') return pages(here);
  if (positionals[0] === 'reading') return reading(pairs, Number(values.wins), here);
  const events = Number(values.events);
  if (positionals[0] === 'rebuild') return rebuild('rebuild', await measureRebuild(events, pairs, console.log), here);
  if (positionals[0] === 'eventstoredb')
    return rebuild('eventstoredb', await measureEventStore(events, pairs, console.log), here);
  if (positionals[0] === 'requests') return requests(Number(values.wins), here);
  if (positionals[0] === 'skills') return skills(here);
  if (positionals[0] === 'stalls') return stalls(here);
  const figure = await measureMail({ pairs, mails }, console.log);
  const setting = { mails, senders: SENDERS, bytes: MAIL_BYTES, sentBy: await sendersHere(), postfixSetting };
  console.log(shown(figure, `${mails} mails a turn of ${MAIL_BYTES} bytes, sent by ${setting.sentBy}`));
  await keep('mail', { machine: here, setting, ...figure });
  return 0;
};

const keep = async (name: string, figures: object): Promise<void> => {
  const folder = fileURLToPath(new URL('./results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = `${folder}${name}-${at.replaceAll(':', '-')}.json`;
  await writeFile(file, `${JSON.stringify({ at, ...figures }, null, 2)}\n`);
  console.log(`kept in ${file}`);
};

const pages = async (here: object): Promise<number> => {
  const { rows, stops } = await measurePages(console.log);
  console.log(
    table(
      ['page', 'line', 'its words after, ms', 'first paint, ms', 'KB', 'requests'],
      rows.map(({ name, line, shownMs, paintMs, kilobytes, requests }) => [
        name,
        line,
        shownMs.toFixed(0),
        paintMs.toFixed(0),
        kilobytes.toFixed(0),
        String(requests),
      ]),
    ),
  );
  console.log(`the first win over a poor line (goal: within ${FIRST_WIN_WITHIN_MS} ms)`);
  console.log(
    table(
      ['5,000 wins', 'longest stop of the page, ms of the processor', 'of bare rows', 'goal'],
      stops.map(({ name, longestMs, ofBare }) => [name, longestMs.toFixed(0), ofBare.toFixed(2), `≤ ${MOST_OF_BARE}`]),
    ),
  );
  await keep('pages', { machine: here, rows, stops });
  const isSoon = rows.every(
    ({ name, line, shownMs }) => name !== 'wins' || line !== 'poor' || shownMs < FIRST_WIN_WITHIN_MS,
  );
  return isSoon && stops.every(({ ofBare }) => ofBare <= MOST_OF_BARE) ? 0 : 1;
};

const insights = async (turns: number, here: object): Promise<number> => {
  const rows = await measureInsights(turns);
  console.log(
    table(
      ['reading', 'ms, 50 wins', 'ms, 50,000 wins', 'of the processor', 'of a bare count', 'goal'],
      rows.map(({ name, few, many, cpu, ofBaseline }) => [
        name,
        few.toFixed(1),
        many.toFixed(1),
        cpu.toFixed(1),
        ofBaseline.toFixed(1),
        INSIGHTS.includes(name) ? `< ${MOST_INSIGHT_MS}` : '',
      ]),
    ),
  );
  await keep('insights', { machine: here, rows });
  return rows.every(({ name, many }) => !INSIGHTS.includes(name) || many < MOST_INSIGHT_MS) ? 0 : 1;
};

const INSIGHTS = ['week', 'month', 'year', 'summary', 'timeline, 12 months'];

const idle = async (here: object): Promise<number> => {
  const figure = await measureIdle(console.log);
  const { callsASecond, calls, hanging, aloneMs, loginMailMs } = figure;
  console.log(table(['calls', 'times'], Object.entries(calls)));
  console.log(`${callsASecond.toFixed(1)} calls a second (goal: below ${MOST_CALLS})`);
  console.log(
    `a login mail after ${loginMailMs.toFixed(0)} ms while ${hanging} analyses hang, ${aloneMs.toFixed(0)} ms while none does (goal: below ${LONGEST_LOGIN_MS})`,
  );
  await keep('idle', { machine: here, ...figure });
  return callsASecond < MOST_CALLS && loginMailMs < LONGEST_LOGIN_MS ? 0 : 1;
};

const formats = async (here: object): Promise<number> => {
  const figure = await measureFormats();
  const { rows, stopMs, rssMib, before } = figure;
  console.log(
    table(
      ['file', 'first of a thread, ms', 'median, ms', 'most, ms', 'bytes'],
      rows.map(({ name, firstMs, ms, mostMs, bytes }) => [
        name,
        firstMs.toFixed(0),
        ms.toFixed(1),
        mostMs.toFixed(0),
        bytes,
      ]),
    ),
  );
  console.log(`most of the thread that serves ${stopMs.toFixed(1)} ms (goal: < ${LONGEST_FORMATS_STOP_MS})`);
  console.log(`memory: ${before.toFixed(0)} MiB before, ${rssMib.toFixed(0)} MiB at the end`);
  await keep('formats', { machine: here, ...figure });
  return stopMs < LONGEST_FORMATS_STOP_MS && rows.every(({ ms }) => ms < MOST_FILE_MS) ? 0 : 1;
};

const documents = async (here: object): Promise<number> => {
  const rows = await measureDocuments();
  console.log(
    table(
      ['document', 'wins', 'ms to write', 'ms to check', 'goal'],
      rows.map(({ name, wins, written, checked }) => [
        name,
        String(wins),
        written.toFixed(0),
        checked.toFixed(0),
        `< ${MOST_DOCUMENT_MS}`,
      ]),
    ),
  );
  const asked = [];
  for (const wins of [5_000, MANY_WINS])
    for (const row of await measureGeneration(wins, console.log)) asked.push({ ...row, wins });
  console.log(
    table(
      ['asked for over HTTP', 'wins', 'ms', 'longest stop ms', '/healthz p99 ms', 'goal'],
      asked.map(({ name, wins, took, stop, p99 }) => [
        name,
        String(wins),
        took.toFixed(0),
        stop.toFixed(1),
        p99.toFixed(1),
        `< ${MOST_DOCUMENT_MS}`,
      ]),
    ),
  );
  await keep('documents', { machine: here, rows, asked });
  return [...rows.map(({ written }) => written), ...asked.map(({ took }) => took)].every((ms) => ms < MOST_DOCUMENT_MS)
    ? 0
    : 1;
};

const learned = async (here: object): Promise<number> => {
  const rows = measureLearned();
  console.log(
    table(
      ['read', 'ms of processor', 'goal'],
      rows.map(({ name, ms, goal }) => [name, ms.toFixed(2), `< ${goal}`]),
    ),
  );
  await keep('learned', { machine: here, rows });
  return rows.every(({ ms, goal }) => ms < goal) ? 0 : 1;
};

const memory = async (mails: number, here: object): Promise<number> => {
  const figure = await measureMemory(mails, console.log);
  const { start, peak, end, slope } = figure;
  console.log(
    table(
      ['', 'all processes', 'goal'],
      [
        ['after start', shownMemory(start), `< ${MAX_START_MIB} MiB`],
        ['at most', shownMemory(peak), ''],
        [`after ${mails} mails`, shownMemory(end), `< ${MAX_END_MIB} MiB`],
      ],
    ),
  );
  console.log(`${slope.toFixed(1)} MiB more a thousand mails, in the second half`);
  await keep('memory', { machine: here, ...figure });
  return start.pss < MAX_START_MIB && end.pss < MAX_END_MIB ? 0 : 1;
};

const noon = async (subscribers: number, here: object): Promise<number> => {
  const figure = await measureNoon(subscribers, console.log);
  console.log(shownNoon(figure));
  await keep('noon', { machine: here, node: HEAP, ...figure });
  return isKept(figure) ? 0 : 1;
};

const requests = async (wins: number, here: object): Promise<number> => {
  const rows = [...(await measureRequestStalls(wins, console.log)), ...(await measureDocumentStalls(console.log))];
  const cells = rows.map(({ name, took, bytes, stop, p99 }) => [
    name,
    took.toFixed(0),
    bytes,
    stop.toFixed(1),
    p99.toFixed(1),
  ]);
  console.log(table(['request', 'took ms', 'bytes', 'longest stop ms', '/healthz p99 ms'], cells));
  await keep('requests', { machine: here, wins, rows });
  return rows.every(({ stop }) => stop <= LONGEST_STOP_MS) ? 0 : 1;
};

const skills = async (here: object): Promise<number> => {
  const figure = await measureSkills(console.log);
  console.log(
    table(
      ['wins', 'choices', 'profile, ms of processor', 'bare groups', 'every win read', 'goal'],
      figure.profiles.map(({ wins, choices, profile, bare, inCode }) => [
        ...[String(wins), String(choices), shownSpread(profile, 1), shownSpread(bare, 1)],
        ...[inCode ? shownSpread(inCode) : '', `< ${MOST_PROFILE_MS}`],
      ]),
    ),
  );
  console.log(
    `a page of one skill: the first ${figure.page.firstMs.toFixed(0)} ms, later ones ${shownSpread(figure.page.later, 1)} ms`,
  );
  console.log(
    table(
      ['one more win among', 'ms', 'without an index of skills, ms'],
      figure.newWins.map(({ wins, all, withoutSkills }) => [
        ...[String(wins), shownSpread(all, 2), shownSpread(withoutSkills, 2)],
      ]),
    ),
  );
  await keep('skills', { machine: here, ...figure });
  return figure.profiles.every(({ profile }) => profile.median < MOST_PROFILE_MS) ? 0 : 1;
};

const reading = async (pairs: number, wins: number, here: object): Promise<number> => {
  const many = Math.max(wins, MANY_WINS);
  const figure = await measureReading({ pairs, many }, console.log);
  console.log(shownReading(figure));
  await keep('reading', { machine: here, many, ...figure });
  return isReadingKept(figure) ? 0 : 1;
};

const shownReading = ({ rates, waits, whole }: ReadingFigure): string =>
  [
    table(
      ['answers a second, median (least–most)', 'rate', 'beside bare', 'goal'],
      rates.map(({ name, rate, ratio, goal }) => [
        name,
        shownSpread(rate),
        ratio ? shownSpread(ratio, 2) : '',
        goal === null ? '' : `≥ ${goal}`,
      ]),
    ),
    table(
      ['99 of 100 answers within, ms', 'alone', 'while one searches', 'goal'],
      waits.map(({ name, quiet, searching }) => [name, quiet.toFixed(1), searching.toFixed(1), `< ${MOST_WAIT_MS}`]),
    ),
    `the whole list, ${whole.bytes} bytes: the first after ${whole.firstByteMs.toFixed(0)} ms, the last after ${whole.lastByteMs.toFixed(0)} ms, /healthz p99 ${whole.healthz99.toFixed(1)} ms`,
  ].join('\n');

const rebuild = async (name: string, figure: RebuildFigure, here: object): Promise<number> => {
  const cells = figure.rows.map(({ name, rate, beside }) => [
    name,
    shownSpread(rate),
    beside ? shownSpread(beside, 2) : '1',
  ]);
  console.log(`${figure.events} events`);
  console.log(table(['built', 'events a second', 'beside the first'], cells));
  console.log(`memory: ${figure.idleMib.toFixed(0)} MiB before, ${figure.peakMib.toFixed(0)} MiB at most`);
  if (figure.start) {
    const { seconds, readyMs, rssMib } = figure.start;
    console.log(`start to serving ${seconds.toFixed(2)} s, /readyz ${readyMs.toFixed(1)} ms, ${rssMib.toFixed(0)} MiB`);
  }
  await keep(name, { machine: here, ...figure });
  return 0;
};

const stalls = async (here: object): Promise<number> => {
  const rows = await measureStalls(console.log);
  console.log(shownStalls(rows));
  await keep('stalls', { machine: here, rows });
  return rows.every(({ longest, healthz99 }) => Math.max(longest, healthz99) <= MOST_MS) ? 0 : 1;
};

const shownStalls = (rows: readonly StallRow[]): string =>
  table(
    ['while', 'longest stop, ms', 'at work', '/healthz p99, ms', 'most, ms'],
    rows.map(({ name, ...times }) => [
      name,
      ...[times.longest, times.work, times.healthz99, times.healthzMost].map((time) => time.toFixed(0)),
    ]),
  );

const shownNoon = (figure: NoonFigure): string => {
  const { subscribers, prepare, noon, bare } = figure;
  const rate = (took: number) => [took.toFixed(1), (subscribers / took).toFixed(0)];
  return [
    `one noon in New York, ${subscribers} subscribers, embedded stores, node ${HEAP}`,
    table(
      ['step', 'seconds', 'a second'],
      [
        ['subscribers written', ...rate(prepare.writing)],
        ['read model built', ...rate(prepare.folding)],
        ['slots decided and folded', ...rate(noon.deciding)],
        ['as many bare appends', ...rate(bare.appending)],
      ],
    ),
    `decided ${noon.decided}, asked ${noon.asked}, still due ${noon.stillDue}`,
    `memory: ${noon.idleMib.toFixed(0)} MiB before, ${noon.peakMib.toFixed(0)} MiB at most (promised: below ${MOST_MIB})`,
    isKept(figure) ? 'kept: each slot once' : 'NOT kept',
  ].join('\n');
};

const shown = ({ postfix, rows }: MailFigure, setting: string): string => {
  const cell = (spread: Spread | null, digits = 0) => (spread ? shownSpread(spread, digits) : 'not run');
  return [
    `mails a second accepted for certain from ${SENDERS} senders, median (least–most); ${setting}`,
    `beside: ${postfix}, ${postfixSetting}`,
    table(
      ['connections', 'Cairn', 'Postfix', 'ratio'],
      rows.map(({ connections, cairn, postfix: other, ratio }) => [
        connections,
        cell(cairn),
        cell(other),
        cell(ratio, 2),
      ]),
    ),
  ].join('\n');
};

// So that what it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
