import { type Profile, profileOf } from '#application/accounts/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Services } from '#application/services.ts';
import { SKILL_CHOICES } from '#application/skills/public.ts';
import { skillsAsShown, WINS, type WordSigns } from '#application/wins/public.ts';
import type { Person } from '#domain/accounts/person.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { DocumentSources, SourceProfile, SourceWin } from './document-writer.ts';
import { winsToWriteOf } from './read-wins.ts';

export type SourceParts = Pick<Services, 'log' | 'readModels' | 'clock'> &
  Readonly<{
    signs: Pick<WordSigns, 'languageOf' | 'isCrisis' | 'isHomeLife' | 'letterAsked'>;
    careerFactsOf(userId: number): Promise<readonly CareerFact[]>;
  }>;

type Gathered = Readonly<{ profile: Profile; sources: DocumentSources }>;

/** All that a document of a user may rest on; null when there is no such account. */
export const gatherSources = async (parts: SourceParts, userId: number): Promise<Gathered | null> => {
  const profile = await profileOf(parts, userId);
  if (!profile) return null;
  const { account, person } = profile;
  const head = await parts.log.head();
  if (head) await waitForReadModels(parts.readModels, [WINS, SKILL_CHOICES], head); // what was told a moment ago is told here
  const usual = languageIn(account.languages);
  const [facts, shown, { wins, unread, atHome }] = await Promise.all([
    parts.careerFactsOf(userId),
    skillsAsShown(parts, userId),
    openWins(parts, userId, usual),
  ]);
  return {
    profile,
    sources: {
      profile: profileIn(person),
      facts,
      wins: wins.map((win) => ({ ...win, skills: shown(win.skills) })),
      today: localDate(timestamp(parts.clock), account.schedule.timezone),
      unread,
      atHome,
    },
  };
};

/** What a document says of who wrote it. */
export const profileIn = ({ firstName, lastName, email, phoneNumber, role, company }: Person): SourceProfile => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
  phone: phoneNumber ?? '',
  role,
  company,
});

/** No private one, none of the life at home unless its user has worded it for others, and of the others what documents may say. */
const openWins = async (
  { readModels, signs }: Pick<SourceParts, 'readModels' | 'signs'>,
  userId: number,
  usual: SourceWin['language'],
): Promise<Readonly<{ wins: readonly SourceWin[]; unread: number; atHome: number }>> => {
  const { wins, unread } = await winsToWriteOf({ readModels }, userId);
  const told = wins.flatMap(({ text, isForOthers, ...win }) =>
    text === null ? [] : [{ win: { ...win, text }, isForOthers }],
  );
  const open = told.filter(({ win, isForOthers }) => isForOthers || !signs.isHomeLife(win.text, win.category));
  return {
    wins: open.map(({ win, isForOthers }) => ({
      ...win,
      isForOthers,
      language: signs.languageOf(win.text) ?? usual,
    })),
    unread,
    atHome: told.length - open.length,
  };
};
