import { parseArgs } from 'node:util';
import { killDrill } from './kill.ts';
import { passed, shown } from './kill-report.ts';

const HELP = `npm run drill -- kill [--kills 200] [--seed N] [--senders 6]
  kill   kills the server again and again while mail comes in, then counts what was lost or doubled`;

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
      senders: { type: 'string', default: '6' },
    },
  });
  if (positionals.join() !== 'kill') {
    console.error(HELP);
    return 2;
  }
  const report = await killDrill({
    kills: Number(values.kills),
    seed: Number(values.seed),
    senders: Number(values.senders),
  });
  console.log(shown(report));
  return passed(report) ? 0 : 1;
};

// So that what it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
