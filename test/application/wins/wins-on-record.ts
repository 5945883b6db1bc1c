import type { ExecutionContext } from 'ava';
import type { Services } from '#application/services.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import { linesOfSkills } from '#domain/skills/skill-lines.ts';
import { foldText } from '#domain/text.ts';
import { filedIn, monthOf } from '#domain/wins/filing.ts';
import { wins } from '#projections/wins.ts';
import { embeddedServices } from '#test/support/stores.ts';

export type AWin = Readonly<{ date: string; text: string; category?: string; skills?: readonly string[] }>;

/** Services whose read model of wins holds these, as if it had followed the log. */
export const winsOnRecord = async (
  t: ExecutionContext,
  byUser: Readonly<Record<number, Iterable<AWin>>>,
): Promise<Services> => {
  const services = await embeddedServices(t);
  await recordAs(services, byUser);
  return services;
};

/** The same on services that are there already, with users that have accounts. */
export const recordAs = async (
  services: Awaited<ReturnType<typeof embeddedServices>>,
  byUser: Readonly<Record<number, Iterable<AWin>>>,
): Promise<void> => {
  const store = services.stores.readModels;
  const generation = await store.create(wins.name, { version: wins.version, indexes: wins.indexes, log: 'a log' });
  let position = 0;
  for (const [userId, theirs] of Object.entries(byUser)) {
    const writes = [...theirs].map((win) => {
      position += 1;
      return {
        id: `win-${position}`,
        document: documentOf(Number(userId), win),
        position: String(position).padStart(12, '0'),
        faulty: false,
      };
    });
    for (let from = 0; from < writes.length; from += 1000)
      await store.save(generation, writes.slice(from, from + 1000), {
        position: String(position).padStart(12, '0'),
        eventId: null,
        events: position,
        failures: 0,
      });
  }
  await store.swap(generation);
};

const documentOf = (userId: number, { date, text, category = '', skills = [] }: AWin): WinDocument => ({
  userId,
  date,
  recordedAt: `${date}T18:00:00.000Z`,
  source: 'email',
  mailId: null,
  conversationId: null,
  text,
  searchText: foldText(text),
  knownDate: date,
  month: monthOf(date),
  filed: filedIn({ date, category }),
  skillLines: linesOfSkills(skills),
  textRevision: 0,
  category,
  categoryIsGuess: false,
  chosenCategory: '',
  foundCategory: category,
  foundCategoryIsGuess: false,
  chosenSkills: null,
  foundSkills: skills,
  private: false,
  publicText: '',
  analysis: '',
  skills,
  evidence: [],
});
