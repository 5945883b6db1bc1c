import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/temporary.ts';

const run = promisify(execFile);
/** Node takes what memory it may before it tidies up: bounded, what is needed shows. */
export const HEAP = '--max-old-space-size=160';
const TURN = fileURLToPath(new URL('./noon-turn.ts', import.meta.url));

/** `decided` events after noon, `asked` users whose slot was; seconds, and MiB of resident memory of its own process. */
export type NoonFigure = Readonly<{
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

/** One noon in New York on the embedded stores, and the bare appends that its slots come to, in one run. */
export const measureNoon = async (subscribers: number, say: (line: string) => void): Promise<NoonFigure> => {
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

/** What it promises: each slot once, and never much memory. */
export const MOST_MIB = 300;
export const isKept = ({ subscribers, noon }: NoonFigure): boolean =>
  noon.decided === subscribers && noon.asked === subscribers && noon.stillDue === 0 && noon.peakMib < MOST_MIB;
