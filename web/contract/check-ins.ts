import { preferences, someDay, timeOfDay } from './fields.ts';
import { said, z } from './schema.ts';

const localDate = said('pauseDate');
const date = z.string(localDate).check(z.refine((text) => isCalendarDate(text), localDate));

/** `yyyy-MM-dd`, and a day that there is: the 31st of February becomes another one. */
const isCalendarDate = (text: string): boolean => {
  const read = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

const insights = { weekly: z.boolean(), monthly: z.boolean() } as const;

/** `asked`: until a date; `stopped`: for good; the others are ours, until the user resumes them. */
export const pauseReason = z.enum(['asked', 'stopped', 'quiet', 'bounces', 'complaint']);

/** Why none is planned; `later`: it is not known yet, right after the account was opened. */
export const noneBecause = z.enum(['unproven', 'setup', 'undeliverable', 'inactive', 'ending', 'paused', 'later']);

/**
 * `GET /api/check-ins`. `next` are the next five as things stand: the user's local date, and the moment (ISO 8601). From
 * `fewerFrom` on fewer of them would come, were nothing heard until then; null when that is none of these. `none` says why
 * there are none, null where there are.
 * `pause` is null while none holds or is to come; `from` is the first local date of it, null where it began at once; `until` the
 * first that may have one again, null until they are resumed. `undeliverable`: mail to the account's address came back. `quietSince`: the local date since which nothing was
 * heard, once fewer are sent for that.
 */
export const checkIns = z.object({
  success: z.literal(true),
  next: z.array(z.object({ date: z.string(), at: z.string() })),
  fewerFrom: z.nullable(z.string()),
  none: z.nullable(noneBecause),
  pause: z.nullable(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()), reason: pauseReason })),
  thinning: z.boolean(),
  byText: z.boolean(),
  insights: z.object(insights),
  undeliverable: z.boolean(),
  quietSince: z.nullable(z.string()),
});

export type CheckIns = z.infer<typeof checkIns>;

/**
 * `PUT /api/check-ins`: what is given is changed, the rest stays. `pausedUntil`: a local date after today, `stopped` for
 * good, null to resume; `pausedFrom` the local date that such a pause begins on, at once without it or where that has come. `byText` needs a verified phone, else 409. Answers as `GET` does.
 */
export const checkInsChange = z
  .strictObject({
    pausedUntil: z.optional(z.nullable(z.union([z.literal('stopped'), date], localDate))),
    pausedFrom: z.optional(date),
    thinning: z.optional(z.boolean()),
    byText: z.optional(z.boolean()),
    insights: z.optional(z.strictObject(insights)),
  })
  .check(
    z.refine(({ pausedFrom, pausedUntil }) => pausedFrom === undefined || (pausedUntil ?? '') > pausedFrom, {
      path: ['pausedFrom'],
      error: said('pauseBeginsLate'),
    }),
  );

export type CheckInsChange = z.infer<typeof checkInsChange>;

/**
 * `GET /api/check-ins/preview`: what the profile would say of the schedule, as a query. `messageDays` with commas between
 * (`1,3`), `messageTime` '' for none; what is left out is as it was saved.
 */
export const schedulePreviewQuery = z.object({
  messageFrequency: z.optional(preferences.messageFrequency),
  messageTimePreference: z.optional(preferences.messageTimePreference),
  messageTime: z.optional(z.string(timeOfDay).check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, timeOfDay))),
  messageDays: z.optional(z.string(someDay).check(z.regex(/^[0-6](?:,[0-6]){0,6}$/, someDay))),
  messageEvery: z.optional(z.enum(['1', '2'], said('everyWhichWeek'))),
  timezone: z.optional(preferences.timezone),
});

/** The next five as they would be were that saved; nothing is. The fields are those of `checkIns`. */
export const schedulePreview = z.pick(checkIns, { success: true, next: true, fewerFrom: true, none: true });
export type SchedulePreview = z.infer<typeof schedulePreview>;

/** `resume` shows the button that starts again, also where nothing is stopped. */
export const unsubscribeQuery = z.object({ token: z.optional(z.string()), resume: z.optional(z.string()) });

/** RFC 8058's one field, as mail programs send it by themselves; or the button of the page that starts again. */
export const unsubscribeForm = z.union([
  z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  z.strictObject({ resume: z.literal('1') }),
]);
