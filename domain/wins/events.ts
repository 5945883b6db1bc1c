import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn, type Upcast } from '#domain/define-event.ts';
import { count, date, id, moment, userId } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';
import type { JsonObject } from '#domain/json.ts';
import { keptFile } from './evidence-events.ts';

const win = { winId: id, userId, at: moment };
/** Texts of a win are numbered, the first one 0. `mailId` is the mail that changed it, null from the web. */
const changed = { ...win, textRevision: count, mailId: id.nullable() };
const text = { text: z.string() };
const stream = 'win-<winId>';

const source = z.enum(['email', 'web', 'text']);
export type Source = z.infer<typeof source>;
/** There where words gave no day but a longer time ("in March"): `date` is its first day, or near it. */
const dateIsApproximate = z.literal(true).exactOptional();
/** `date` is the user's local date; mail and conversation are those it came by, null from the web. */
const origin = { date, dateIsApproximate, source, mailId: id.nullable(), conversationId: id.nullable() };

/**
 * A person did something worth keeping. `date` is their local date (`dateIsApproximate`: near it); `mailId` and `conversationId` are those it came by,
 * null from the web. Its text is number 0.
 */
export const winRecorded = defineEvent('WinRecorded', {
  stream,
  by: ['user'],
  data: { ...win, ...origin },
  personal: text,
});
export type WinRecorded = EventOf<typeof winRecorded>;

/** Why AI, which was to write something, did not: away or slow, the day's tokens used up, or its text failed the check. */
export const fallbackReason = z.enum(['away', 'over-budget', 'unfit']);
export type FallbackReason = z.infer<typeof fallbackReason>;

/** The writer's findings: the likeliest category of the fixed list, whether it is only a guess, two or three sentences, skills. */
const analysis = {
  category: z.string(),
  categoryIsGuess: z.boolean(),
  analysis: z.string(),
  skills: z.array(z.string()),
};
export type Analysis = Frozen<z.infer<z.ZodObject<typeof analysis>>>;

/** Version 1 said 'Other' where no category was sure. */
const withGuess: Upcast = ({ personal, ...data }) => ({
  ...data,
  personal: isPersonal(personal) ? { ...personal, categoryIsGuess: personal.category === 'Other' } : null,
});
const isPersonal = (personal: JsonObject[string] | undefined): personal is JsonObject =>
  typeof personal === 'object' && personal !== null;

/**
 * What the win shows: a category, an analysis, skills. `textRevision` says which text was analysed; the result of an
 * older one is kept and not shown. `writtenBy` names plain code or a provider’s model; `fallbackReason` says why AI,
 * which was to write it, did not.
 */
export const winAnalysed = defineEvent('WinAnalysed', {
  stream,
  by: ['user'],
  upcasts: [withGuess],
  data: { ...changed, writtenBy: z.string(), fallbackReason: fallbackReason.nullable() },
  personal: analysis,
});
export type WinAnalysed = EventOf<typeof winAnalysed>;

/** Its user wrote it anew. */
export const winReworded = defineEvent('WinReworded', {
  stream,
  by: ['user'],
  data: changed,
  personal: text,
});
export type WinReworded = EventOf<typeof winReworded>;

/** Its user removed it. It can be restored for a time. */
export const winRemoved = defineEvent('WinRemoved', {
  stream,
  by: ['user'],
  data: changed,
});
export type WinRemoved = EventOf<typeof winRemoved>;

/** Its user said that it belongs to the win `intoWinId`, which gets its words. This closes it, and holds its last words. */
export const winMerged = defineEvent('WinMerged', {
  stream,
  by: ['user'],
  data: { ...changed, intoWinId: id },
  personal: text,
});
export type WinMerged = EventOf<typeof winMerged>;

/**
 * Words were added: `text` is all of it now. `sourceId` names where they came from, so that they are added once: a win that
 * was merged into it, the mail that answered a question, or a correction by reply.
 */
export const winExtended = defineEvent('WinExtended', {
  stream,
  by: ['user'],
  data: { ...changed, sourceId: z.string() },
  personal: text,
});
export type WinExtended = EventOf<typeof winExtended>;

/**
 * It was removed or merged, and is back as it was, with its files; `fileNames` are in the order of `files`. It is
 * analysed anew.
 */
export const winRestored = defineEvent('WinRestored', {
  stream,
  by: ['user'],
  data: { ...win, ...origin, recordedAt: moment, textRevision: count, files: z.array(keptFile) },
  personal: { ...text, fileNames: z.array(z.string()) },
});
export type WinRestored = EventOf<typeof winRestored>;

/** The day it belongs to, as its user says; `dateIsApproximate` where they named a longer time. */
export const winDateChanged = defineEvent('WinDateChanged', {
  stream,
  by: ['user'],
  data: { ...win, date, dateIsApproximate },
});

/** Its user filed it. This overrules the analysis, then and later; an empty category gives it back. */
export const winCategoryChosen = defineEvent('WinCategoryChosen', {
  stream,
  by: ['user'],
  data: win,
  personal: { category: z.string() },
});

/** Its user named its skills. This overrules the analysis, then and later; null gives them back. */
export const winSkillsChosen = defineEvent('WinSkillsChosen', {
  stream,
  by: ['user'],
  data: win,
  personal: { skills: z.array(z.string()).nullable() },
});

/** Whether it is private. A private win never enters a document. */
export const winPrivacyChosen = defineEvent('WinPrivacyChosen', {
  stream,
  by: ['user'],
  data: { ...win, private: z.boolean() },
});

/** What documents say in place of its words; empty for the words themselves. */
export const winPublicTextChosen = defineEvent('WinPublicTextChosen', {
  stream,
  by: ['user'],
  data: win,
  personal: { publicText: z.string() },
});

export type WinEvent = EventsIn<typeof import('./events.ts')> | EventsIn<typeof import('./evidence-events.ts')>;
