import { isPublicPage } from '#domain/links.ts';
import { done } from './answers.ts';
import { said, z } from './schema.ts';

/** In characters; the domain keeps no longer ones. */
export const LONGEST_LINE = 200;
const LONGEST_LINK = 500;

/** What somebody works as, and where, stands in their profile too. */
const name = z.string().check(z.trim(), z.maxLength(100));
const line = z.string().check(z.trim(), z.maxLength(LONGEST_LINE));
const needed = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(LONGEST_LINE));
const noMonth = said('monthMissing');
const month = z.string(noMonth).check(z.regex(/^(?:(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?)?$/, noMonth));
const noLink = said('linkMissing');
const link = z
  .string(noLink)
  .check(z.trim(), z.maxLength(LONGEST_LINK, { error: noLink, abort: true }), z.refine(isPublicPage, noLink));

/** The fields of each kind. Months are `yyyy-MM` or `yyyy`, '' where they are not known; `to` is null while it lasts. */
export const careerFields = {
  position: { is: z.literal('position'), title: name, employer: name, place: line, from: month, to: z.nullable(month) },
  education: { is: z.literal('education'), title: line, school: line, place: line, from: month, to: z.nullable(month) },
  certificate: { is: z.literal('certificate'), title: needed(said('titleMissing')), issuer: line, at: month },
  language: { is: z.literal('language'), name: needed(said('languageMissing')), level: line },
  link: { is: z.literal('link'), label: line, url: link },
  skill: { is: z.literal('skill'), name: needed(said('careerSkillMissing')) },
} as const;

/** What a fact says: the body of `PUT /api/user/career/{id}`, which says it anew. */
export const careerWords = z.discriminatedUnion('is', [
  z.strictObject(careerFields.position),
  z.strictObject(careerFields.education),
  z.strictObject(careerFields.certificate),
  z.strictObject(careerFields.language),
  z.strictObject(careerFields.link),
  z.strictObject(careerFields.skill),
]);
export type CareerWords = z.infer<typeof careerWords>;
export type CareerKind = CareerWords['is'];

const careerFactId = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, said('noId')));
const kept = <Shape extends Readonly<Record<string, unknown>>>(shape: Shape) => ({ id: careerFactId, ...shape });
export const careerFact = z.discriminatedUnion('is', [
  z.strictObject(kept(careerFields.position)),
  z.strictObject(kept(careerFields.education)),
  z.strictObject(kept(careerFields.certificate)),
  z.strictObject(kept(careerFields.language)),
  z.strictObject(kept(careerFields.link)),
  z.strictObject(kept(careerFields.skill)),
]);
export type CareerFact = z.infer<typeof careerFact>;

/** `GET /api/user/career`: those kept first stand first. `dismissed` is what documents no longer ask for. */
export const careerList = z.object({
  success: z.literal(true),
  facts: z.array(careerFact),
  dismissed: z.array(z.string()),
});
export type CareerList = z.infer<typeof careerList>;

/** What each change of one answers. */
export const careerSaved = z.object({ success: z.literal(true), message: z.string(), facts: z.array(careerFact) });
export type CareerSaved = z.infer<typeof careerSaved>;

/**
 * `POST /api/user/career`: facts typed, or confirmed of a file (`imported`), all of them or none, each with an id (a UUID) that
 * is new, or that of a fact which it stands for. What is told already is not kept twice.
 */
export const careerConfirmed = z.strictObject({
  imported: z.optional(z.boolean()),
  facts: z.array(careerFact).check(z.minLength(1), z.maxLength(300)),
});

/**
 * `POST /api/user/career/import`: the body is the file. Nothing is kept: each proposal becomes a fact once it is confirmed.
 * `before` is the fact that it would stand for, under its id, with more than it says now; `known` how many more are told already,
 * `leftOut` how many more the file holds than are read or proposed.
 */
export const LARGEST_CAREER_FILE = 5 * 1024 * 1024;
export const careerImportPath = '/api/user/career/import';
export const careerProposals = z.object({
  success: z.literal(true),
  source: z.enum(['json-resume', 'reactive-resume', 'linkedin', 'europass', 'text']),
  proposals: z.array(z.object({ fact: careerFact, before: z.nullable(careerFact) })),
  known: z.number(),
  leftOut: z.number(),
});
export type CareerProposals = z.infer<typeof careerProposals>;

/** `POST /api/user/career/dismiss`: what a document lacked is not asked for again. `missing` as its note names it. */
export const careerDismissal = z.strictObject({ missing: z.string().check(z.regex(/^[\w:-]{1,80}$/)) });
export const careerDismissed = done;
