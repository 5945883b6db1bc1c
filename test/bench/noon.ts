import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from '#infrastructure/cli/pages.ts';
import { temporaryFolder } from '../support/temporary.ts';
import type { Bench } from './bench.ts';

const run = promisify(execFile);
/** Node takes what memory it may before it tidies up: bounded, what is needed shows. */
const HEAP = '--max-old-space-size=160';
const TURN = fileURLToPath(new URL('./noon-turn.ts', import.meta.url));

/** `decided` events after noon, `asked` users whose slot was; seconds, and MiB of resident memory of its own process. */
type NoonFigure = Readonly<{
  subscribers: number;
  prepare: Readonly<{ writing: number; folding: number }>;
  noon: Readonly<{
    deciding: number;
    decided: number;
    asked: number;
    stillDue: number;
    idleMib: number;
    peakMib: number;
  }>;
  /** The same number of events appended with nothing decided. */
  bare: Readonly<{ appending: number }>;
}>;

export const noonBench: Bench = {
  name: 'noon',
  help: 'every check-in of one noon in New York, decided once, beside bare appends of as many events',
  async run({ subscribers }) {
    const figure = await measureNoon(subscribers, console.log);
    console.log(shownNoon(figure));
    return { figures: { node: HEAP, ...figure }, isKept: isKept(figure) };
  },
};

/** One noon in New York on the embedded stores, and the bare appends that its slots come to, in one run. */
const measureNoon = async (subscribers: number, say: (line: string) => void): Promise<NoonFigure> => {
  const folder = await temporaryFolder();
  const beside = await temporaryFolder();
  const turn = async <Result>(step: string, path: string): Promise<Result> => {
    say(`  ${step} …`);
    const { stdout } = await run(process.execPath, [HEAP, TURN, step, path, String(subscribers)]);
    return JSON.parse(stdout) as Result;
  };
  try {
    const prepare = await turn<NoonFigure['prepare']>('prepare', folder.path);
    const noon = await turn<NoonFigure['noon']>('noon', folder.path);
    const bare = await turn<NoonFigure['bare']>('bare', beside.path);
    return { subscribers, prepare, noon, bare };
  } finally {
    await folder.remove();
    await beside.remove();
  }
};

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

/** What it promises: each slot once, and never much memory. */
const MOST_MIB = 300;
const isKept = ({ subscribers, noon }: NoonFigure): boolean =>
  noon.decided === subscribers && noon.asked === subscribers && noon.stillDue === 0 && noon.peakMib < MOST_MIB;
