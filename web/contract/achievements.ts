import { evidence, evidenceLink } from './evidence.ts';
import { said, z } from './schema.ts';

/** What a win can be about. */
export const winCategories = [
  'Delivery',
  'Process improvement',
  'Problem solving',
  'People',
  'Leadership',
  'Communication',
  'Customers',
  'Sales',
  'Quality and safety',
  'Care',
  'Teaching',
  'Research',
  'Learning',
  'Creativity',
  'Organisation',
  'Other',
] as const;

/**
 * A win, with the field names of the specification. `date` is the day it belongs to: `yyyy-MM-dd`; with `dateIsApproximate` the first
 * day of a longer time that its words name, or one near it. `category` is the one
 * that its user chose, else the analysis', which is the likeliest: `categoryIsGuess` where it is not sure. A `private` win never enters a document; there `publicText` stands in for its
 * words where it is set. `analysisResult` is null until the words are analysed; in it `analysis` is '' where there is nothing to say beyond the words, and `skills`, called as its user calls them and
 * without those that they hid, is empty where the words surely show none.
 */
const achievement = z.object({
  id: z.string(),
  userId: z.number(),
  originalMessage: z.string(),
  analysisResult: z.nullable(
    z.object({
      category: z.string(),
      categoryIsGuess: z.boolean(),
      analysis: z.string(),
      skills: z.array(z.string()),
    }),
  ),
  date: z.iso.date(),
  dateIsApproximate: z.optional(z.literal(true)),
  category: z.nullable(z.string()),
  categoryIsGuess: z.boolean(),
  private: z.boolean(),
  publicText: z.nullable(z.string()),
  isDeleted: z.boolean(),
  source: z.enum(['email', 'web', 'text']),
  messageThreadId: z.nullable(z.string()),
  emailMessageId: z.nullable(z.string()),
  evidence: z.array(evidence),
  links: z.array(evidenceLink),
});

export type Achievement = z.infer<typeof achievement>;

/** `GET /api/achievements` without parameters: all wins, newest first. */
export const achievementList = z.array(achievement);

/** The parameters of `GET /api/achievements`; any of them turns the answer into an `achievementPage`. */
export const achievementQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string()),
  q: z.optional(z.string().check(z.maxLength(200))),
  category: z.optional(z.string()),
  skill: z.optional(z.string().check(z.maxLength(60))),
  date: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
});

/**
 * One page, newest first: of one day (`date`), or else from a day back (`until`). `total` counts the wins that match all that was
 * asked; `skill` is one as the profile of skills calls it. `months` (`yyyy-MM`), the newest first, count those that match
 * `q`, `category` and `skill`, whatever days were asked; `categories` are all distinct ones among the user's wins, whatever
 * was asked; `nextCursor` is null on the last page.
 */
export const achievementPage = z.object({
  success: z.literal(true),
  achievements: z.array(achievement),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
  months: z.array(z.object({ month: z.string(), count: z.number() })),
  categories: z.array(z.string()),
});

export type AchievementPage = z.infer<typeof achievementPage>;

const tooShort = said('winTooShort');
const tooLong = said('winTooLong');
const originalMessage = z.string(tooShort).check(z.trim(), z.minLength(3, tooShort), z.maxLength(20_000, tooLong));

const date = z.iso.date(said('dateMissing'));
const isPrivate = z.boolean(said('yesOrNo'));

const publicText = z.string(said('textMissing')).check(z.trim(), z.maxLength(20_000, said('publicTextTooLong')));

const skill = z
  .string(said('skillMissing'))
  .check(z.trim(), z.minLength(1, said('skillMissing')), z.maxLength(60, said('skillTooLong')));
const chosenSkills = z.array(skill).check(z.maxLength(8, said('tooManySkills')));

/** `POST /api/achievements`. Without `date` the win belongs to today in the user's zone. An empty `publicText` is none. */
export const newAchievement = z.strictObject({
  originalMessage,
  date: z.optional(date),
  private: z.optional(isPrivate),
  publicText: z.optional(z.nullable(publicText)),
});

export type NewAchievement = z.infer<typeof newAchievement>;

/**
 * `PUT /api/achievements/{id}`: what is given changes. New words are analysed anew; a `category` stands over that of the
 * analysis, and `skills` over its skills; null gives either back; `publicText` null or empty is none.
 */
export const achievementChange = z
  .strictObject({
    originalMessage: z.optional(originalMessage),
    date: z.optional(date),
    category: z.optional(z.nullable(z.enum(winCategories, said('categoryMissing')))),
    skills: z.optional(z.nullable(chosenSkills)),
    private: z.optional(isPrivate),
    publicText: z.optional(z.nullable(publicText)),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, said('nothingToChange')));

export type AchievementChange = z.infer<typeof achievementChange>;

/**
 * Answer of `POST` (201), `GET` and `PUT` of one win. `DELETE` answers `done`. `version` is another one whenever
 * its user says something else of it: a `PUT` with an older one as `If-Match` is answered 412.
 */
export const achievementAnswer = z.object({ success: z.literal(true), achievement, version: z.string() });

export type AchievementAnswer = z.infer<typeof achievementAnswer>;

/** A win that was deleted, or merged into another one (`mergedInto`), and can be restored until `restorableUntil`. */
const removedAchievement = z.object({
  id: z.string(),
  originalMessage: z.string(),
  date: z.iso.date(),
  dateIsApproximate: z.optional(z.literal(true)),
  removedAt: z.iso.datetime(),
  mergedInto: z.nullable(z.string()),
  restorableUntil: z.iso.datetime(),
});

export type RemovedAchievement = z.infer<typeof removedAchievement>;

/** `GET /api/achievements/removed`: the newest hundred, the last removed first. */
export const removedAchievements = z.object({ success: z.literal(true), removed: z.array(removedAchievement) });
