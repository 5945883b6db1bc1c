import { setTimeout as wait } from 'node:timers/promises';
import { allBombs } from './all.ts';
import type { Bomb } from './bomb.ts';
import { memoryOf } from './memory.ts';
import { ordinaryUse } from './ordinary-use.ts';
import { isTooLong, type Line, MOST_GROWTH, report, type Verdict, verdictOf } from './report.ts';
import { startUnderFire, type UnderFire } from './under-fire.ts';
import { warmUp } from './warm-up.ts';

export type BombsOptions = Readonly<{
  /** A few of the worst alone. */
  short: boolean;
  /** Those whose names match, all where it is empty. */
  only: string;
}>;

const SETTLE_MS = 300;
const BASELINE_MS = 5_000;
const MEMORY_MS = 60_000;
const TOGETHER = { short: 8, whole: 20 };
/** A bomb gets its end within this, or none. */
const LONGEST_MS = 300_000;

/**
 * Sends every bomb to a running server, one at a time, then the worst of them together, and holds it to this: it does not end,
 * no bomb stops /healthz for 250 ms, every mail meets its end, an ordinary mail and win are answered afterwards, and memory
 * is back within a minute. A server that has ended is started anew on a fresh folder, so that the table comes out whole.
 */
export const bombsDrill = async ({ short, only }: BombsOptions): Promise<boolean> => {
  const pattern = new RegExp(only, 'i');
  const bombs = allBombs.filter(({ name, isShort }) => pattern.test(name) && (!short || isShort));
  const range = await createRange();
  try {
    const lines: Line[] = [];
    for (const bomb of bombs) {
      const line = await range.fire([bomb], bomb.name);
      lines.push(line);
      console.log(report.line(line));
    }
    const verdicts: Verdict[] = [verdictOf.bombs(lines), await range.ordinary('after the bombs one by one')];
    const worst = worstOf(bombs, lines).slice(0, short ? TOGETHER.short : TOGETHER.whole);
    if (worst.length > 1) {
      const together = await range.fire(worst, `${worst.length} of the worst at once`);
      console.log(report.line(together));
      verdicts.push(verdictOf.together(together), await range.ordinary('after the worst at once'));
    }
    verdicts.push(await range.memory(), await range.nothingParked());
    console.log(report.summary(lines, verdicts));
    return verdicts.every(({ holds }) => holds);
  } finally {
    await range.end();
  }
};

/** Those that ended it, then those that stopped it longest, then those that took longest. */
const worstOf = (bombs: readonly Bomb[], lines: readonly Line[]): readonly Bomb[] => {
  const weight = ({ death, gap, seconds }: Line) => (death === null ? 0 : 1e9) + (gap?.ownMs ?? 0) + seconds * 20;
  return bombs
    .map((bomb, at) => [bomb, lines[at]] as const)
    .toSorted(([, one], [, other]) => (other ? weight(other) : 0) - (one ? weight(one) : 0))
    .map(([bomb]) => bomb);
};

/** The server that is fired at, whichever it is by now. */
const createRange = async () => {
  let current: UnderFire = await startUnderFire();
  const atStart = (await memoryOf(current.pid)).mib;
  await warmUp(current.target);
  await current.health.longest(current.gone);
  await wait(BASELINE_MS);
  const quiet = await current.health.longest(current.gone);
  const before = await memoryOf(current.pid);
  console.log(report.begin(quiet, atStart, before));

  const startAnew = async () => {
    await current.end();
    current = await startUnderFire();
  };

  return {
    async fire(bombs: readonly Bomb[], name: string): Promise<Line> {
      const { target, health, memory, gone, lastWords } = current;
      await memory.peak();
      await health.longest(gone).catch(() => null);
      const begun = performance.now();
      const ended = await Promise.all(bombs.map((bomb) => endingOf(bomb.send(target), gone)));
      const seconds = (performance.now() - begun) / 1000;
      await wait(SETTLE_MS);
      const gap = await health.longest(AbortSignal.any([gone, AbortSignal.timeout(LONGEST_MS)])).catch(() => null);
      const peak = await memory.peak();
      const endings = ended.map((ending, at) => ({ name: bombs[at]?.name ?? '', ...ending }));
      const death = gone.aborted ? lastWords() : null;
      if (gap === null) await startAnew();
      const hasStopped = gap !== null && isTooLong(gap, quiet);
      return { name, endings, seconds, gap, hasStopped, peak, death };
    },
    async ordinary(when: string): Promise<Verdict> {
      const promise = `an ordinary mail and win are answered ${when}`;
      try {
        const took = await Promise.race([ordinaryUse(current.target), untilGone(current.gone)]);
        return { promise, holds: true, told: `${(took / 1000).toFixed(1)} s` };
      } catch (error) {
        if (current.gone.aborted) await startAnew();
        return { promise, holds: false, told: String(error) };
      }
    },
    /** As soon as it is back, or what it is a minute later. */
    async memory(): Promise<Verdict> {
      const end = performance.now() + MEMORY_MS;
      const goal = before.mib * MOST_GROWTH;
      let held = await memoryOf(current.pid);
      while (held.mib > goal && performance.now() < end) {
        await wait(1_000);
        held = await memoryOf(current.pid);
      }
      const left = ((MEMORY_MS - (end - performance.now())) / 1000).toFixed(0);
      return {
        promise: 'memory is back within 20 % a minute after the end',
        holds: held.mib <= goal,
        told: `${before.mib.toFixed(0)} MiB before, ${held.mib.toFixed(0)} after ${left} s, in ${held.processes} processes`,
      };
    },
    async nothingParked(): Promise<Verdict> {
      const { parked } = await current.target.server.commands['parked list']();
      const told = parked.length === 0 ? 'none' : JSON.stringify(parked).slice(0, 400);
      return { promise: 'no work was given up', holds: parked.length === 0, told };
    },
    end: () => current.end(),
  };
};

const untilGone = (gone: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const say = () => reject(new Error('the server has ended'));
    if (gone.aborted) say();
    else gone.addEventListener('abort', say, { once: true });
  });

/** How a bomb ended, or why it did not as it should. */
const endingOf = async (
  sent: Promise<string>,
  gone: AbortSignal,
): Promise<Readonly<{ end: string; fails: boolean }>> => {
  try {
    const late = wait(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error('it has met no end');
    });
    return { end: await Promise.race([sent, untilGone(gone), late]), fails: false };
  } catch (error) {
    return { end: error instanceof Error ? error.message : String(error), fails: true };
  }
};
