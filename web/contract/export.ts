import { language, messageFrequency, messageTimePreference, paymentStatus, subscriptionStatus } from './account.ts';
import { careerFact } from './career.ts';
import { pauseReason } from './check-ins.ts';
import { document } from './documents.ts';
import { evidence, evidenceLink } from './evidence.ts';
import { planType } from './fields.ts';
import { z } from './schema.ts';

/** Of `GET /api/user/export`: how many files the archive will hold, so that a page can show how far it is. */
export const EXPORT_ITEMS = 'Cairn-Export-Items';

const profile = z.strictObject({
  userId: z.number(),
  openedAt: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  company: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  wantedEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  messageFrequency,
  messageTimePreference,
  messageTime: z.nullable(z.string()),
  messageWeekday: z.number(),
  messageDays: z.array(z.number()),
  messageEvery: z.union([z.literal(1), z.literal(2)]),
  timezone: z.string(),
  language: z.nullable(language),
  setupDone: z.boolean(),
  subscriptionType: z.nullable(planType),
  paymentStatus,
  registrationDate: z.iso.datetime(),
  lastLogin: z.nullable(z.iso.datetime()),
});

const checkIns = z.strictObject({
  pause: z.nullable(
    z.strictObject({ from: z.optional(z.string()), until: z.nullable(z.string()), reason: pauseReason }),
  ),
  thinning: z.boolean(),
  byText: z.boolean(),
  insights: z.strictObject({ weekly: z.boolean(), monthly: z.boolean() }),
});

const billing = z.strictObject({
  status: subscriptionStatus,
  complimentary: z.boolean(),
  plan: z.nullable(planType),
  currentPeriodStart: z.nullable(z.iso.datetime()),
  currentPeriodEnd: z.nullable(z.iso.datetime()),
  accessUntil: z.nullable(z.iso.datetime()),
  subscriptions: z.array(
    z.strictObject({
      plan: planType,
      state: z.enum(['active', 'past-due', 'ended']),
      cancelAtEnd: z.boolean(),
      periodStart: z.iso.datetime(),
      periodEnd: z.iso.datetime(),
    }),
  ),
});

const earlierWordings = z.array(z.strictObject({ at: z.iso.datetime(), text: z.string() }));
const keptFiles = z.array(z.strictObject({ ...evidence.shape, file: z.string() }));

const win = z.strictObject({
  id: z.string(),
  date: z.iso.date(),
  dateIsApproximate: z.boolean(),
  recordedAt: z.iso.datetime(),
  source: z.enum(['email', 'web', 'text']),
  originalMessage: z.string(),
  earlierWordings,
  analysisResult: z.nullable(
    z.strictObject({
      category: z.string(),
      categoryIsGuess: z.boolean(),
      analysis: z.string(),
      skills: z.array(z.string()),
    }),
  ),
  category: z.nullable(z.string()),
  categoryIsGuess: z.boolean(),
  private: z.boolean(),
  publicText: z.nullable(z.string()),
  messageThreadId: z.nullable(z.string()),
  emailMessageId: z.nullable(z.string()),
  evidence: keptFiles,
  links: z.array(evidenceLink),
});

const removedWin = z.strictObject({
  id: z.string(),
  date: z.iso.date(),
  dateIsApproximate: z.boolean(),
  recordedAt: z.iso.datetime(),
  source: z.enum(['email', 'web', 'text']),
  originalMessage: z.string(),
  chosenCategory: z.nullable(z.string()),
  private: z.boolean(),
  publicText: z.nullable(z.string()),
  earlierWordings,
  removedAt: z.iso.datetime(),
  mergedInto: z.nullable(z.string()),
  restorableUntil: z.iso.datetime(),
  evidence: keptFiles,
  links: z.array(evidenceLink),
});

const receivedMail = z.strictObject({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  from: z.string(),
  subject: z.string(),
  size: z.number(),
  end: z.string(),
  messageThreadId: z.nullable(z.string()),
  file: z.string(),
});

const sentMail = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  messageThreadId: z.nullable(z.string()),
  state: z.enum(['waiting', 'sent', 'refused', 'uncertain', 'expired']),
  file: z.nullable(z.string()),
});

const message = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  channel: z.enum(['web', 'text']),
  messageThreadId: z.string(),
  text: z.string(),
  answer: z.nullable(z.strictObject({ at: z.iso.datetime(), text: z.string() })),
});

const thread = z.strictObject({
  id: z.string(),
  subject: z.string(),
  status: z.enum(['active', 'closed']),
  startDate: z.iso.datetime(),
  lastMessageDate: z.iso.datetime(),
  messageCount: z.number(),
});

const exportedDocument = z.strictObject({
  ...z.pick(document, {
    id: true,
    type: true,
    kind: true,
    title: true,
    language: true,
    createdAt: true,
    generateDate: true,
    updatedAt: true,
    sentVia: true,
    scheduledPublishDate: true,
    writtenBy: true,
    prompt: true,
    company: true,
    role: true,
  }).shape,
  jobDescription: z.string(),
  draft: z.nullable(z.strictObject({ content: z.string(), version: z.number(), savedAt: z.iso.datetime() })),
  shares: z.array(
    z.strictObject({
      createdAt: z.iso.datetime(),
      until: z.iso.date(),
      withContact: z.boolean(),
      hasPassword: z.boolean(),
      views: z.number(),
    }),
  ),
  versions: z.array(
    z.strictObject({
      version: z.number(),
      at: z.iso.datetime(),
      made: z.enum(['written', 'edited', 'restored']),
      from: z.nullable(z.number()),
      content: z.string(),
    }),
  ),
  restsOn: z.array(z.strictObject({ version: z.number(), wins: z.array(z.string()) })),
  file: z.string(),
});

const choice = { id: z.string(), at: z.iso.datetime() };
const madeInsight = z.strictObject({
  id: z.string(),
  periodType: z.enum(['week', 'month', 'year', 'summary']),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  writtenBy: z.string(),
  summary: z.string(),
  strengths: z.array(z.string()),
  growthAreas: z.array(z.string()),
  winIds: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/**
 * `export.json` in the archive of `GET /api/user/export`, version 8; `docs/export.md` explains it. A change of shape is a
 * new version beside this one. `file` is a path in the archive's folder.
 */
export const accountExport = z.strictObject({
  version: z.literal(8),
  exportedAt: z.iso.datetime(),
  profile,
  checkIns,
  billing,
  sessions: z.array(z.strictObject({ device: z.string(), openedAt: z.iso.datetime(), usedAt: z.iso.datetime() })),
  passkeys: z.array(z.strictObject({ label: z.string(), addedAt: z.iso.datetime() })),
  wins: z.array(win),
  removedWins: z.array(removedWin),
  insights: z.array(madeInsight),
  career: z.strictObject({ facts: z.array(careerFact), dismissed: z.array(z.string()) }),
  skillChoices: z.array(
    z.discriminatedUnion('is', [
      z.strictObject({ ...choice, is: z.literal('named'), skills: z.array(z.string()), name: z.string() }),
      z.strictObject({ ...choice, is: z.literal('hidden'), skill: z.string() }),
    ]),
  ),
  receivedMails: z.array(receivedMail),
  sentMails: z.array(sentMail),
  messages: z.array(message),
  messageThreads: z.array(thread),
  documents: z.array(exportedDocument),
});
