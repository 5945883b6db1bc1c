import { pause as wait } from './pause.ts';
import type { Clock } from './ports/clock.ts';
import { isUnavailable } from './ports/fault.ts';
import type { OnProgress, Progress } from './ports/projections.ts';
import type { Registers } from './ports/registers.ts';
import { changeRegister } from './registers.ts';

/** `upgrade`: a release reads or writes its documents in another way; the others were asked for. */
export type BuildKind = 'upgrade' | 'rebuild' | 'verification';

/**
 * One build of a read model as it stands, or as it ended. `with` are the models that are built in the same pass, which pause
 * together. `rate` is events a second: of the last seconds while it runs, of all of it once it has ended. `ranMs` leaves out
 * what it waited. `interrupted`: the process that built it is gone. Times are ISO 8601, UTC.
 */
export type BuildNote = Readonly<{
  kind: BuildKind;
  state: 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'interrupted';
  with: readonly string[];
  events: number;
  total: number;
  rate: number;
  askedAt: string;
  endedAt: string | null;
  ranMs: number;
  /** Why it failed; '' else. */
  code: string;
  damage: number;
  /** Of a verification: how many documents were compared, how many differ, and the ids of some of those. */
  documents: number;
  differences: number;
  different: readonly string[];
}>;

/** What is being built, the last build that ended, and the last verification that did. */
export type BuildNotes = Readonly<{ now: BuildNote | null; last: BuildNote | null; verified: BuildNote | null }>;

/** What an attempt is given. `signal` ends it when it is to be paused; `again`: an earlier attempt was. */
export type Attempt<Result> = (
  onProgress: OnProgress,
  signal: AbortSignal,
  again: boolean,
) => Promise<Result & Partial<Pick<BuildNote, 'damage' | 'documents' | 'differences' | 'different'>>>;

/**
 * Keeps notes on what is built where all processes can read them, has one built after the other in this process, and lets
 * each of them pause any build. Notes are no facts: a store that is away keeps no build from going on.
 */
export interface Builds {
  run<Result>(models: readonly string[], kind: BuildKind, attempt: Attempt<Result>, end: AbortSignal): Promise<Result>;
  notes(): Promise<ReadonlyMap<string, BuildNotes>>;
  /** False where nothing is built that can pause. A verification cannot. */
  pause(model: string): Promise<boolean>;
  resume(model: string): Promise<boolean>;
}

const KIND = 'projection-build';
const MOST_MODELS = 200;
const BEAT_MS = 1000;
/** What waits or is paused is noted this often, to show that its process is alive. */
const QUIET_BEAT_MS = 5000;
const GONE_AFTER_MS = 20_000;

type Kept = BuildNotes & Readonly<{ paused: boolean; notedAt: number }>;
const NOTHING: Kept = { now: null, last: null, verified: null, paused: false, notedAt: 0 };
const isUnderWay = ({ state }: BuildNote): boolean => state === 'waiting' || state === 'running' || state === 'paused';

export const createBuilds = ({ registers, clock }: Readonly<{ registers: Registers; clock: Clock }>): Builds => {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  /** Whether it is to pause, as stands there. */
  const change = async (model: string, to: (kept: Kept) => Kept): Promise<boolean> => {
    let isToPause = false;
    await changeRegister(registers, KIND, model, (before) => {
      const kept = (before?.value as Kept | undefined) ?? NOTHING;
      isToPause = kept.paused;
      return { value: { ...to(kept), notedAt: clock.now() }, endsAt: null };
    }).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
    return isToPause;
  };

  const kept = async (model: string): Promise<Kept> =>
    ((await registers.read(KIND, model))?.value as Kept | undefined) ?? NOTHING;

  const setPaused = async (model: string, paused: boolean): Promise<boolean> => {
    const { now } = await kept(model);
    if (!now || !isUnderWay(now) || now.kind === 'verification') return false;
    for (const one of now.with) await change(one, (before) => ({ ...before, paused }));
    return true;
  };

  return {
    async run(models, kind, attempt, end) {
      const note = createNote(clock, models, kind);
      const tell = async (): Promise<boolean> => {
        const now = note.current();
        const told = await Promise.all(models.map((model) => change(model, (before) => ({ ...before, now }))));
        return kind !== 'verification' && told.includes(true);
      };
      const finish = async (): Promise<void> => {
        const ended = note.current();
        for (const model of models)
          await change(model, ({ last, verified, notedAt }) => ({
            now: null,
            last: kind === 'verification' ? last : ended,
            verified: kind === 'verification' ? ended : verified,
            paused: false,
            notedAt,
          }));
      };
      const once = async (again: boolean) => {
        const pausing = new AbortController();
        const stopBeat = beating(async () => {
          if (await tell()) pausing.abort(new Error('paused'));
        }, BEAT_MS);
        try {
          note.begin();
          return { result: await attempt(note.progress, AbortSignal.any([end, pausing.signal]), again) };
        } catch (error) {
          if (!pausing.signal.aborted || end.aborted) throw error;
          return null;
        } finally {
          await stopBeat();
        }
      };
      const untilResumed = async (): Promise<void> => {
        note.hold('paused');
        while (!end.aborted && (await tell())) await wait(BEAT_MS, end);
        note.hold('waiting');
      };
      try {
        for (let again = false; ; again = true) {
          if (!again) note.hold('waiting');
          if (again || (await tell())) await untilResumed();
          end.throwIfAborted();
          const stopBeat = beating(async () => void (await tell()), QUIET_BEAT_MS);
          const done = await inTurn(async () => {
            await stopBeat();
            return once(again);
          });
          if (!done) continue;
          note.end('done', '', done.result);
          await finish();
          return done.result;
        }
      } catch (error) {
        if (!end.aborted) {
          note.end('failed', error instanceof Error && 'code' in error ? String(error.code) : 'failed', {});
          await finish();
        }
        throw error;
      }
    },
    async notes() {
      const found = await registers.list(KIND, MOST_MODELS);
      return new Map(found.map(({ key, value }) => [key, shown(value as Kept, clock.now())]));
    },
    pause: (model) => setPaused(model, true),
    resume: (model) => setPaused(model, false),
  };
};

const shown = ({ now, last, verified, notedAt }: Kept, at: number): BuildNotes => ({
  now: now && at - notedAt > GONE_AFTER_MS ? { ...now, state: 'interrupted' } : now,
  last,
  verified,
});

/** Does it now and then; what is under way when it is stopped is waited for. */
const beating = (beat: () => Promise<void>, everyMs: number): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= beat().finally(() => {
      running = null;
    });
    running.catch(() => undefined); // it is said again with the next
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running?.catch(() => undefined);
  };
};

const createNote = (clock: Clock, models: readonly string[], kind: BuildKind) => {
  const isoNow = () => new Date(clock.now()).toISOString();
  let note: BuildNote = {
    ...{ kind, state: 'waiting', with: models, events: 0, total: 0, rate: 0, askedAt: isoNow(), endedAt: null },
    ...{ ranMs: 0, code: '', damage: 0, documents: 0, differences: 0, different: [] },
  };
  let begun: number | null = null;
  let ranBefore = 0;
  let folded = 0;
  let last = { at: 0, events: 0 };
  const ran = () => ranBefore + (begun === null ? 0 : performance.now() - begun);
  return {
    current(): BuildNote {
      const now = performance.now();
      if (begun !== null && now - last.at >= BEAT_MS / 2) {
        note = { ...note, rate: Math.round(((note.events - last.events) * 1000) / Math.max(1, now - last.at)) };
        last = { at: now, events: note.events };
      }
      return { ...note, ranMs: Math.round(ran()) };
    },
    begin() {
      begun = performance.now();
      last = { at: begun, events: note.events };
      note = { ...note, state: 'running' };
    },
    hold(state: 'waiting' | 'paused') {
      ranBefore = ran();
      begun = null;
      note = { ...note, state, rate: 0 };
    },
    progress({ events, total }: Progress) {
      if (note.events === 0 && begun !== null) last = { at: begun, events }; // a build that is gone on with begins ahead
      folded += Math.max(0, events - note.events);
      note = { ...note, events, total };
    },
    end(state: 'done' | 'failed', code: string, result: Partial<BuildNote>) {
      ranBefore = ran();
      begun = null;
      const { damage = 0, documents = 0, differences = 0, different = [] } = result;
      const rate = Math.round((folded * 1000) / Math.max(1, ranBefore));
      note = { ...note, state, code, rate, endedAt: isoNow(), damage, documents, differences, different };
    },
  };
};
