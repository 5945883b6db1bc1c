import { evidence } from './evidence.ts';
import { z } from './schema.ts';

/** A win, with the field names of the specification. `date` is the day it belongs to: `yyyy-MM-dd`. */
export const achievement = z.object({
  id: z.string(),
  userId: z.number(),
  originalMessage: z.string(),
  analysisResult: z.nullable(z.object({ category: z.string(), analysis: z.string(), skills: z.array(z.string()) })),
  date: z.iso.date(),
  category: z.nullable(z.string()),
  isDeleted: z.boolean(),
  source: z.enum(['email', 'web', 'text']),
  messageThreadId: z.nullable(z.string()),
  emailMessageId: z.nullable(z.string()),
  evidence: z.array(evidence),
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
});
export type AchievementQuery = z.infer<typeof achievementQuery>;

/**
 * One page, newest first. `total` counts the wins that match `q` and `category`; `categories` are all distinct ones
 * among the user's wins, whatever was asked; `nextCursor` is null on the last page.
 */
export const achievementPage = z.object({
  success: z.literal(true),
  achievements: z.array(achievement),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
  categories: z.array(z.string()),
});
export type AchievementPage = z.infer<typeof achievementPage>;

const tooShort = 'Achievement description must be at least 3 characters.';
const tooLong = 'Achievement description must be at most 20,000 characters.';
const originalMessage = z.string(tooShort).check(z.trim(), z.minLength(3, tooShort), z.maxLength(20_000, tooLong));

/** `POST /api/achievements`. Without `date` the win belongs to today in the user's zone. */
export const newAchievement = z.strictObject({
  originalMessage,
  date: z.optional(z.iso.date('Please give a date.')),
});
export type NewAchievement = z.infer<typeof newAchievement>;

/** `PUT /api/achievements/{id}`: the new words, which are analysed anew. */
export const achievementChange = z.strictObject({ originalMessage });
export type AchievementChange = z.infer<typeof achievementChange>;

/** Answer of `POST` (201), `GET` and `PUT` of one win. `DELETE` answers `done`. */
export const achievementAnswer = z.object({ success: z.literal(true), achievement });
export type AchievementAnswer = z.infer<typeof achievementAnswer>;
