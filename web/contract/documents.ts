import { done } from './answers.ts';
import { said, z } from './schema.ts';

/** What is kept, and listed. */
export const documentTypes = [
  'cv',
  'cover-letter',
  'growth-log',
  'custom-content',
  'social-thread',
  'linkedin-post',
  'twitter-post',
] as const;
/** What custom content can be beside whatever a prompt asks for: an article, or a pack. */
export const documentKinds = [
  'article',
  'performance-review',
  'promotion-case',
  'weekly-update',
  'client-report',
] as const;

/** What a document can be asked for as; `custom` is kept as `custom-content`. */
const askedType = z.enum([...documentTypes, 'custom'], said('kindMissing'));

const words = z.string().check(z.maxLength(20_000));
const line = z.string().check(z.maxLength(300));
/** A day (`yyyy-MM-dd`), or a moment, which then means its day where its user is; null for none. */
const publishDate = z.nullable(z.union([z.iso.date(), z.iso.datetime({ offset: true })], said('publishDate')));

/**
 * `POST /api/documents/generate`. `userId`, where it is given, must be the caller's own, and `recipient` their own proven
 * address. `kind` is for custom content alone. `format` is taken and changes nothing: every look is chosen when a file is
 * downloaded. `sendEmail` also mails it, with its files.
 */
export const documentRequest = z.strictObject({
  type: askedType,
  kind: z.optional(z.nullable(z.enum(documentKinds))),
  userId: z.optional(z.number().check(z.int())),
  sendEmail: z.optional(z.boolean()),
  prompt: z.optional(words),
  recipient: z.optional(line),
  scheduledPublishDate: z.optional(publishDate),
  format: z.optional(line),
  company: z.optional(line),
  role: z.optional(line),
  jobDescription: z.optional(words),
});
export type DocumentRequest = z.infer<typeof documentRequest>;

/** What the page that asks for a cover letter sends of it. */
export const coverLetterForm = z.object({
  company: line.check(z.trim(), z.minLength(1, said('companyMissing'))),
  role: line.check(z.trim(), z.minLength(1, said('roleMissing'))),
  jobDescription: words.check(z.trim()),
});

/** What the page asks before it has a promotion case or a client report written: the role, or the client; '' for neither. */
export const packForm = z.object({ about: z.optional(line.check(z.trim())) });

/**
 * A document, with the field names of the specification: `content` is Markdown as described for `manuscript`. `generateDate` is
 * when it was written last, `createdAt` when first, `updatedAt` when its text changed last. `scheduledPublishDate` is the moment
 * of its date, null for none; `missed` the day on which it could not go out, and why, until it has another one. `version` counts its texts from 1 on, and is its ETag. `writtenBy` is 'builtin' or a provider's
 * model; `instead` says why AI, which was to write it, did not. `state` is `writing` while AI writes it: its text stands as it was
 * before, '' and version 0 for the first time, and `progress` says how far it is (`asked`, then `writing` out of so many wins, then
 * `checking`). What `failed` can be asked for again (`regenerate`), for the reason that `failure` names. `company`, `role` and `prompt` are what was asked, '' for nothing.
 */
export const document = z.object({
  id: z.string(),
  userId: z.number(),
  state: z.enum(['writing', 'ready', 'failed']),
  progress: z.nullable(
    z.object({ stage: z.enum(['asked', 'writing', 'checking']), wins: z.number(), since: z.iso.datetime() }),
  ),
  failure: z.nullable(z.enum(['too-long', 'inactive', 'date', 'other'])),
  type: z.enum(documentTypes),
  kind: z.nullable(z.enum(documentKinds)),
  title: z.string(),
  content: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  version: z.number(),
  generateDate: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  sentVia: z.enum(['none', 'email']),
  scheduledPublishDate: z.nullable(z.iso.datetime()),
  missed: z.nullable(z.object({ date: z.iso.date(), because: z.enum(['inactive', 'undeliverable', 'late']) })),
  writtenBy: z.string(),
  instead: z.nullable(z.enum(['away', 'over-budget', 'unfit'])),
  company: z.string(),
  role: z.string(),
  prompt: z.string(),
});
export type DocumentEntity = z.infer<typeof document>;

/**
 * 201, once it can be read; with AI it is then in `state` `writing`. `scheduled`: it goes out on its date. `url` is the way to pay, given with 402 alone. `document` is
 * what was written.
 */
export const documentMade = z.object({
  success: z.literal(true),
  documentId: z.string(),
  scheduled: z.boolean(),
  document,
});
export type DocumentMade = z.infer<typeof documentMade>;

/** `GET /api/documents` without parameters: all of them, newest first. */
export const documentList = z.array(document);

/** The parameters of `GET /api/documents`; any of them turns the answer into a `documentPage`. `q` looks in the text. */
export const documentQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string()),
  q: z.optional(z.string().check(z.maxLength(200))),
  type: z.optional(z.enum(documentTypes)),
});

/** One page, newest first. `total` counts what matches `q` and `type`; `types` are all that the user has, whatever was asked. */
export const documentPage = z.object({
  success: z.literal(true),
  documents: z.array(document),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
  types: z.array(z.enum(documentTypes)),
});
export type DocumentPage = z.infer<typeof documentPage>;

/**
 * What a sentence rests on: a win or a career fact by its id, a line of the profile, what was asked for, or nothing but its
 * user's own hand (`yours`). A sentence without any claims nothing: a greeting, a closing.
 */
const ground = z.union([
  z.object({ on: z.literal('win'), id: z.string() }),
  z.object({ on: z.literal('fact'), id: z.string() }),
  z.object({ on: z.literal('profile'), field: z.enum(['name', 'email', 'phone', 'role', 'company']) }),
  z.object({ on: z.literal('wish'), field: z.enum(['prompt', 'company', 'role', 'jobDescription']) }),
  z.object({ on: z.literal('yours') }),
]);

/**
 * `stale`: a win behind it is not any more what it was. `text` is plain. `quotes` are the words of its sources that it
 * rests on, where AI wrote it.
 */
const sentence = z.object({
  text: z.string(),
  grounds: z.array(ground),
  stale: z.boolean(),
  quotes: z.optional(z.array(z.string())),
});
export type DocumentSentence = z.infer<typeof sentence>;

/** A win behind the document. `text` is what documents may say of it now; null once it is private or gone. */
const source = z.object({
  winId: z.string(),
  date: z.nullable(z.iso.date()),
  dateIsApproximate: z.optional(z.literal(true)),
  text: z.nullable(z.string()),
  state: z.enum(['same', 'changed', 'private', 'gone']),
});
export type DocumentSource = z.infer<typeof source>;

/**
 * For its user alone, in no file of it. `missing`: a fact that belongs in this place and is not known. `gap`: asked for in the
 * job description, shown by no win. `finding`: what tracking systems or readers trip over. `left-out`: nothing bore it out.
 * `unmet`: you asked for it, and it could not be done. `draft`: what plain code leaves to you.
 * `kept`: words of your own stand in this place, and what would have been written anew there; '' for nothing.
 * What `asks` names is asked for no more once it is posted to `/api/user/career/dismiss`.
 */
const note = z.object({
  is: z.enum(['missing', 'gap', 'finding', 'left-out', 'kept', 'unmet', 'draft']),
  place: z.string(),
  text: z.string(),
  asks: z.optional(z.string()),
});
export type DocumentNote = z.infer<typeof note>;

/** `GET /api/documents/{id}`: `sentences` in the order of reading, `sources` newest first; `stale` when one of them has changed. */
export const documentAnswer = z.object({
  success: z.literal(true),
  document,
  sentences: z.array(sentence),
  sources: z.array(source),
  notes: z.array(note),
  stale: z.boolean(),
});
export type DocumentAnswer = z.infer<typeof documentAnswer>;

const content = z
  .string(said('textMissing'))
  .check(z.minLength(1, said('textMissing')), z.maxLength(150_000, said('documentTooLong')));

/**
 * `PATCH /api/documents/{id}`: what is given changes; new `content` is a new version. `If-Match` holds the version that was
 * edited; 412 once there is a newer one. Answers `documentAnswer`.
 */
export const documentChange = z
  .strictObject({ content: z.optional(content), scheduledPublishDate: z.optional(publishDate) })
  .check(z.refine((change) => Object.keys(change).length > 0, said('nothingToChange')));
export type DocumentChange = z.infer<typeof documentChange>;

/**
 * `POST /api/documents/{id}/regenerate`, which keeps what was changed by hand, and `POST /api/documents/{id}/plain`, which takes the version
 * without AI at once. Both answer `documentAnswer`.
 */
export const documentRewrite = z.strictObject({});

const version = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  made: z.enum(['written', 'edited', 'restored']),
  from: z.nullable(z.number()),
});
export type DocumentVersion = z.infer<typeof version>;

/** `GET /api/documents/{id}/versions`, the newest first. */
export const documentVersions = z.object({ success: z.literal(true), versions: z.array(version) });
export type DocumentVersions = z.infer<typeof documentVersions>;

/** Of words in a row: in both texts, in the later one alone, or in the earlier one alone. */
const difference = z.object({ is: z.enum(['same', 'added', 'removed']), text: z.string() });

/**
 * `GET /api/documents/{id}/versions/{version}`: its text, and what changed in it since the one before (`?against=` another).
 * `POST /api/documents/{id}/versions/{version}/restore` makes it current again, and answers `documentAnswer`.
 */
export const documentVersionAnswer = z.object({
  success: z.literal(true),
  version,
  content: z.string(),
  against: z.nullable(z.number()),
  differences: z.array(difference),
});
export type DocumentVersionAnswer = z.infer<typeof documentVersionAnswer>;
export const documentVersionQuery = z.object({ against: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) });

/**
 * `PUT /api/documents/{id}/draft`: kept until it is saved or thrown away; `version` is the one that it began from. `revision` is
 * that of the draft it goes on from, null where there was none: 412 once there is another one. `If-Match` says the same.
 */
export const documentDraft = z.strictObject({
  content,
  version: z.number().check(z.int(), z.minimum(1)),
  revision: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/)))),
});
export type DocumentDraft = z.infer<typeof documentDraft>;
/** Answer of `GET` and `PUT`; null while there is none. `revision` is its ETag. `DELETE` answers `done`. */
export const documentDraftAnswer = z.object({
  success: z.literal(true),
  draft: z.nullable(
    z.object({ content: z.string(), version: z.number(), savedAt: z.iso.datetime(), revision: z.string() }),
  ),
});
export type DocumentDraftAnswer = z.infer<typeof documentDraftAnswer>;

/**
 * `POST /api/documents/{id}/shares`: a link that anybody who has it can read by, until it ends (`yyyy-MM-dd`, in it; in thirty
 * days where nothing is said). What is read is the text as it stands then, with the lines of contact below the name unless
 * `withContact` is false.
 */
export const newShare = z.strictObject({
  until: z.optional(z.iso.date(said('dateMissing'))),
  password: z.optional(z.nullable(z.string().check(z.minLength(8), z.maxLength(200)))),
  withContact: z.optional(z.boolean()),
});
export type NewShare = z.infer<typeof newShare>;
/** `views` counts readers; one who comes again within ten minutes counts once. */
const share = z.object({
  id: z.string(),
  until: z.iso.date(),
  hasPassword: z.boolean(),
  withContact: z.boolean(),
  views: z.number(),
  createdAt: z.iso.datetime(),
  url: z.string(),
});
export type DocumentShare = z.infer<typeof share>;
/** `GET /api/documents/{id}/shares`: those that still work. `DELETE …/shares/{shareId}` answers `done`. */
export const documentShares = z.object({ success: z.literal(true), shares: z.array(share) });
export type DocumentShares = z.infer<typeof documentShares>;
/** 201. */
export const shareMade = z.object({ success: z.literal(true), share, url: z.string() });
export type ShareMade = z.infer<typeof shareMade>;

/** The form on the page of a shared document: `POST /shared/{token}`. */
export const sharePassword = z.strictObject({ password: z.optional(z.string().check(z.maxLength(200))) });

/** `GET /api/documents/{id}/download`: a PDF on A4 unless more is said. `json` is a JSON Resume, of a CV alone. */
export const downloadQuery = z.object({
  format: z.optional(z.enum(['pdf', 'docx', 'md', 'txt', 'json'], said('formatMissing'))),
  look: z.optional(z.enum(['classic', 'modern', 'editorial'], said('lookMissing'))),
  paper: z.optional(z.enum(['a4', 'letter'], said('paperMissing'))),
});
export type DownloadQuery = z.infer<typeof downloadQuery>;

/**
 * `GET /api/documents/{id}/pages`: how its PDF looks. `pictures` are its first pages, each an SVG of shapes alone; `pages`
 * counts all that it has.
 */
export const pagesQuery = z.object({ look: downloadQuery.shape.look, paper: downloadQuery.shape.paper });
export type PagesQuery = z.infer<typeof pagesQuery>;
export const documentPages = z.object({
  success: z.literal(true),
  pages: z.number(),
  pictures: z.array(z.string()),
});
export type DocumentPages = z.infer<typeof documentPages>;

/** `DELETE /api/documents/{id}`. */
export const documentDeleted = done;
