import { parseArgs } from 'node:util';
import { bombsDrill } from './bombs/drill.ts';
import { fuzzDrill } from './fuzz.ts';
import { killDrill } from './kill.ts';
import { passed, shown } from './kill-report.ts';
import { mailsDrill } from './mails.ts';
import { modelDrill } from './model.ts';
import { openApiDrill } from './openapi.ts';
import { restoreDrill } from './restore/drill.ts';

const HELP = `npm run drill -- kill [--kills 200] [--seed N] [--senders 6]
  kills the server again and again while mail comes in, then counts what was lost or doubled
npm run drill -- fleet [--kills 20] [--seed N] [--senders 6]
  the same with two processes of each kind on MONGODB_URL and a double of EventStoreDB: one of each is killed at a time
npm run drill -- fuzz [--mutations 100000] [--seed N]
  reads the sample mails of ../shared/mail damaged in as many ways, and measures time and memory
npm run drill -- bombs [--short] [--only words]
  sends mails, files and requests that were made to do harm to a running server (--only: those whose names match)
npm run drill -- openapi [--examples 50] [--seed N]
  asks every call all that schemathesis can think of (pip install schemathesis; SCHEMATHESIS names the program)
npm run drill -- restore [--short] [--seed N]
  backs up under load, kills the server, deletes its folder, restores, and counts what is there
npm run drill -- mails
  has every mail judged by SpamAssassin, and its signature by OpenDKIM (apt-get install spamassassin opendkim)
npm run drill -- model [--messages 200] [--documents 2] [--from 0] [--minutes 600] [--seed N]
  sends so many messages through a provider that lies, and through the model at MODEL_URL for so long, and has each write every
  kind of document so many times (see test/drills/README.md)`;

type Numbers = Readonly<{
  kills: number;
  seed: number;
  senders: number;
  examples: number;
  mutations: number;
  messages: number;
  documents: number;
  from: number;
  minutes: number;
  short: boolean;
  only: string;
}>;

const kill = async (numbers: Numbers): Promise<boolean> => {
  const report = await killDrill(numbers);
  console.log(shown(report));
  return passed(report);
};

const fleet = async (numbers: Numbers): Promise<boolean> => {
  const fleetOn = process.env.MONGODB_URL;
  if (!fleetOn) throw new Error('set MONGODB_URL to run it on its engine');
  const report = await killDrill({ ...numbers, fleetOn });
  console.log(shown(report));
  return passed(report);
};

const drills: Readonly<Record<string, (numbers: Numbers) => Promise<boolean>>> = {
  kill,
  fleet,
  bombs: bombsDrill,
  fuzz: fuzzDrill,
  openapi: openApiDrill,
  restore: restoreDrill,
  mails: mailsDrill,
  model: modelDrill,
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
      senders: { type: 'string', default: '6' },
      examples: { type: 'string', default: '50' },
      mutations: { type: 'string', default: '100000' },
      messages: { type: 'string', default: '200' },
      documents: { type: 'string', default: '2' },
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '600' },
      short: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const drill = drills[positionals.join()];
  if (!drill) {
    console.error(HELP);
    return 2;
  }
  const { kills, seed, senders, examples, mutations, messages, documents, from, minutes } = values;
  const numbers = {
    kills: Number(kills),
    seed: Number(seed),
    senders: Number(senders),
    examples: Number(examples),
    mutations: Number(mutations),
    messages: Number(messages),
    documents: Number(documents),
    from: Number(from),
    minutes: Number(minutes),
    short: values.short,
    only: values.only,
  };
  return (await drill(numbers)) ? 0 : 1;
};

// So that what it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
