import { setTimeout as wait } from 'node:timers/promises';

/** Mail on its way in goes before the work that earlier mail has left: while there is some, that work goes on slowly. */
export type BackPressure = Readonly<{
  /** Whether no mail is on its way, and has not been for a moment. */
  isCalm(): boolean;
  /** Runs what keeps a mail. */
  keeping<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when the next piece of work may begin: at once while no mail comes, else one every so often. */
  turn(): Promise<void>;
}>;

const CALM_MS = 20;
const PIECE_EVERY_MS = 20;

/** `now` in milliseconds of any steady clock. */
export const createBackPressure = (now: () => number = () => performance.now()): BackPressure => {
  let underWay = 0;
  let lastMail = Number.NEGATIVE_INFINITY;
  let nextPiece = 0;
  const isCalm = () => underWay === 0 && now() - lastMail >= CALM_MS;
  return {
    isCalm,
    async keeping(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        lastMail = now();
      }
    },
    async turn() {
      if (isCalm()) return;
      const mine = Math.max(nextPiece, now());
      nextPiece = mine + PIECE_EVERY_MS;
      while (!isCalm() && now() < mine) await wait(Math.min(CALM_MS, Math.max(1, mine - now())));
    },
  };
};
