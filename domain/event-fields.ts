import { z } from 'zod';
import type { Facts, Language } from './facts.ts';
import type { JsonObject } from './json.ts';

/** An id of ours: a UUID, or a name derived from what makes the thing unique. */
export const id = z.string().min(1);
export const userId = z.int();
/** ISO 8601, UTC. */
export const moment = z.iso.datetime();
/** A user's local date, `yyyy-MM-dd`. */
export const date = z.iso.date();
export const count = z.int().nonnegative();
/** A job by the reaction that does it and its key among that reaction's jobs; the two together are unique. */
export const jobKey = z.object({ reaction: z.string(), key: z.string() });
export const language = z.enum(['en', 'de', 'fr', 'es'] satisfies Language[]);

const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a template says, as data. Its shape belongs to the template (see `Facts`), not to the event. */
export const facts = z.custom<Facts>((value) => isJsonObject(value) && typeof (value as JsonObject).of === 'string');
