import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { skillsProfile } from '#application/insights/skills-profile.ts';
import { SKILL_CHOICES } from '#application/skills/skill-choices.ts';
import { allWins, pageOfWins } from '#application/wins/list-wins.ts';
import { WINS, type WinDocument } from '#application/wins/wins.ts';
import { skillBounds } from '#domain/skills/profile.ts';
import { linesOfSkills } from '#domain/skills/skill-lines.ts';
import { filedIn, monthOf } from '#domain/wins/filing.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { skillChoices } from '#projections/skill-choices.ts';
import { wins as projector } from '#projections/wins.ts';
import { movableClock } from '../support/clock.ts';
import { named } from '../support/skills.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Milliseconds of processor; `bare` is the same groups by one statement over plain columns, `inCode` reading every win and counting. */
type ProfileRow = Readonly<{ wins: number; choices: number; profile: Spread; bare: Spread; inCode: Spread | null }>;
type SkillsFigure = Readonly<{
  profiles: readonly ProfileRow[];
  page: Readonly<{ firstMs: number; later: Spread }>;
  /** One more win, written among so many. */
  newWins: readonly Readonly<{ wins: number; all: Spread; withoutSkills: Spread }>[];
}>;

const COUNTS = [50, 5_000, 50_000];
const SKILLS = Array.from({ length: 40 }, (_, n) => `Skill number ${n}`);
const DAY_MS = 24 * 60 * 60_000;
const TURNS = 9;

/** Every win shows a skill, where one in five does; one to three of forty, some much more often than others. */
const winOf = (userId: number, number: number): WinDocument => {
  const chance = (salt: number): number => (((number + 1) * 7919 * salt) % 1009) / 1009;
  const recordedAt = new Date(Date.UTC(2026, 10, 1) - number * 50 * 60_000).toISOString();
  const date = recordedAt.slice(0, 'yyyy-MM-dd'.length);
  const skills = Array.from(
    { length: 1 + (number % 3) },
    (_, at) => SKILLS[Math.floor(chance(at + 1) ** 2 * SKILLS.length)] ?? '',
  );
  const text = `Cut the waiting time of customer ${number} from 40 to 9 minutes. `.repeat(6);
  return {
    ...{ userId, date, recordedAt, source: 'email', mailId: null, conversationId: null, text, textRevision: 0 },
    ...{ category: 'Delivery', chosenCategory: '', foundCategory: 'Delivery', private: false, publicText: '' },
    ...{ categoryIsGuess: false, foundCategoryIsGuess: false },
    ...{ analysis: 'A clear result.', skills, chosenSkills: null, foundSkills: skills, evidence: [] },
    ...{ searchText: text, knownDate: date, month: monthOf(date), filed: filedIn({ date, category: 'Delivery' }) },
    skillLines: linesOfSkills(skills),
  };
};

type Store = Stores['readModels'];

const position = (number: number): string => String(number).padStart(12, '0');
const checkpoint = (number: number) => ({ position: position(number), eventId: null, events: number, failures: 0 });

/** The wins of a user for each count, by the count. */
const fill = async (store: Store, name: string, indexes: typeof projector.indexes) => {
  const generation = await store.create(name, { version: projector.version, indexes, log: 'log' });
  let written = 0;
  for (const count of COUNTS)
    for (let from = 0; from < count; from += 5_000) {
      const writes = Array.from({ length: Math.min(5_000, count - from) }, (_, at) => ({
        ...{ id: `w-${count}-${from + at}`, document: winOf(count, from + at), faulty: false },
        position: position(written + at + 1),
      }));
      written += writes.length;
      await store.save(generation, writes, checkpoint(written));
    }
  await store.swap(generation);
  return { generation, written };
};

/** Of the processor, all threads together: what others take of it meanwhile is not counted. */
const worked = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** The wins as columns of a plain table, and the same groups asked of it. */
const bareTable = () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'CREATE TABLE wins (user INTEGER, skills TEXT, date TEXT); CREATE INDEX by_skills ON wins (user, skills, date)',
  );
  const insert = database.prepare('INSERT INTO wins VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (const count of COUNTS)
    for (let number = 0; number < count; number += 1) {
      const { skillLines, date } = winOf(count, number);
      insert.run(count, skillLines, date);
    }
  database.exec('COMMIT');
  const groups = database.prepare(
    'SELECT skills, count(*), min(date), max(date), sum(date > ?), sum(date > ?) FROM wins WHERE user = ? GROUP BY skills',
  );
  return (today: string, user: number) => groups.all(...skillBounds(today), user);
};

const countedInCode = async (readModels: Store, userId: number): Promise<number> => {
  const counts = new Map<string, number>();
  for await (const found of allWins(readModels, userId))
    for (const { document } of found)
      for (const skill of document.skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return counts.size;
};

export const measureSkills = async (say: (line: string) => void): Promise<SkillsFigure> => {
  const folder = await temporaryFolder();
  const clock = movableClock();
  const stores = await openStores(readSettings({}), await dataFolder(join(folder.path, 'data')), clock, () => {});
  try {
    say('writing the wins');
    const filled = await fill(stores.readModels, WINS.name, projector.indexes);
    const plain = await fill(
      stores.readModels,
      'plain-wins',
      projector.indexes.filter((index) => !index.includes('skillLines')),
    );
    const bare = bareTable();
    const choices = await stores.readModels.create(SKILL_CHOICES.name, { ...skillChoices, log: 'log' });
    await stores.readModels.swap(choices);
    const profiles: ProfileRow[] = [];
    for (const [turn, wanted] of [0, 20].entries()) {
      const document = (userId: number) => ({
        userId,
        choices: Array.from({ length: wanted }, (_, n) => named(`${n}`, [`Skill number ${n}`], `Skill ${n % 7}`)),
      });
      const writes = COUNTS.map((userId) => ({
        ...{ id: String(userId), document: document(userId), faulty: false },
        position: position(turn + 1),
      }));
      await stores.readModels.save(choices, writes, checkpoint(turn + 1));
      for (const userId of COUNTS) {
        say(`the profile of ${userId} wins after ${wanted} choices`);
        profiles.push(await profileRow(stores, clock, bare, userId, wanted));
      }
    }
    return { profiles, page: await pageRow(stores), newWins: await newWinRows(stores.readModels, filled, plain) };
  } finally {
    await stores.close();
    await folder.remove();
  }
};

/** A day later each time: what was counted the day before does not stand any more. */
const profileRow = async (
  stores: Stores,
  clock: ReturnType<typeof movableClock>,
  bare: ReturnType<typeof bareTable>,
  userId: number,
  choices: number,
): Promise<ProfileRow> => {
  const [profile, beside, inCode]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    clock.move(DAY_MS);
    profile.push(await worked(() => skillsProfile({ ...stores, clock }, userId)));
    beside.push(await worked(() => bare(new Date(clock.now()).toISOString().slice(0, 10), userId)));
    if (turn < 3 && choices === 0) inCode.push(await worked(() => countedInCode(stores.readModels, userId)));
  }
  const [, ...warm] = profile; // the first one begins the thread that reads
  return {
    ...{ wins: userId, choices, profile: spreadOf(warm), bare: spreadOf(beside) },
    inCode: inCode.length > 0 ? spreadOf(inCode) : null,
  };
};

/** Pages of the wins of a skill, where all wins are most. */
const pageRow = async ({ readModels }: Stores) => {
  const page = (skill: string) => () =>
    pageOfWins(readModels, Math.max(...COUNTS), { limit: 20, cursor: null, words: '', category: null, skill });
  const firstMs = await timed(page('Skill number 39'));
  const later: number[] = [];
  for (const skill of SKILLS) later.push(await timed(page(skill)));
  return { firstMs, later: spreadOf(later) };
};

const newWinRows = async (
  store: Store,
  filled: Awaited<ReturnType<typeof fill>>,
  plain: Awaited<ReturnType<typeof fill>>,
) => {
  const rows: SkillsFigure['newWins'][number][] = [];
  let more = 0;
  for (const count of COUNTS) {
    const write = ({ generation, written }: typeof filled) =>
      timed(() => {
        const at = written + more;
        const one = { id: `new-${at}`, document: winOf(count, count + more), faulty: false, position: position(at) };
        return store.save(generation, [one], checkpoint(at));
      });
    const [all, withoutSkills]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 200; turn += 1) {
      more += 1;
      all.push(await write(filled));
      withoutSkills.push(await write(plain));
    }
    rows.push({ wins: count, all: spreadOf(all), withoutSkills: spreadOf(withoutSkills) });
  }
  return rows;
};
