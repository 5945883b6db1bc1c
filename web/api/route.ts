import type { Context } from 'koa';
import type { $ZodType, output } from 'zod/v4/core';
import type { SandboxCheckout } from '#application/billing/sandbox-checkout.ts';
import type { IncomingTexts } from '#application/delivery/carrier.ts';
import type { MailComposer } from '#application/delivery/mail-composer.ts';
import type { CareerFiles } from '#application/documents/career/career-import.ts';
import type { DocumentParts } from '#application/documents/document-parts.ts';
import type { Changes } from '#application/engine/changes.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Projections } from '#application/engine/ports/projections.ts';
import type { Named } from '#application/engine/ports/read-models.ts';
import type { AttachedFile, MailReader } from '#application/inbox/mail-reader.ts';
import type { InsightParts } from '#application/insights/read-insights.ts';
import type { OperatorRole } from '#application/operators/operator-role.ts';
import type { OperatorParts } from '#application/operators/parts.ts';
import type { AccountExports } from '#application/privacy/export/export-account.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import type { OperatorNeed } from '#web/contract/admin/me.ts';
import type { HelpWords } from '#web/contract/help.ts';
import type { PageLanguage } from '#web/contract/page-languages.ts';
import { z } from '#web/contract/schema.ts';
import type { OperatorWords } from '#web/contract/system.ts';
import type { FieldErrors } from './errors.ts';
import type { SandboxMailbox } from './parts.ts';
import type { ApiWords } from './words/english.ts';

/**
 * Who may call, and what proves it: `public`, anyone; `session`, the bearer token (or for reading the cookie); `recent`,
 * a session signed in within the last 15 minutes; `sign-up`, a session or the cookie of a sign-up, which the handler
 * reads; `sandbox`, anyone while what is shown stands in for a provider; `signed`, a provider by the signature of the raw
 * body; `page`, a browser's form on a page of ours; `one-click`, whoever has the token of a mail's own link, a mail
 * program's server as well as a browser; `link`, a session or the token of a link in a mail, which the handler reads;
 * `visitor`, anyone, and the handler is told whose session it is where there is one; `operator`, the session of an operator
 * or of one who may only look; `operator-action`, an operator who has signed in within the last hour, on a public host with
 * a passkey. To everybody else these two kinds of calls are not there.
 */
export type Access =
  | 'public'
  | 'session'
  | 'recent'
  | 'sign-up'
  | 'sandbox'
  | 'signed'
  | 'page'
  | 'one-click'
  | 'link'
  | 'visitor'
  | 'operator'
  | 'operator-action';

/** `role` and what keeps an operator from acting now. `actsUntil` is when the sign-in gets too old (ISO 8601). */
export type OperatorCaller = Readonly<{ role: OperatorRole; needs: OperatorNeed | null; actsUntil: string | null }>;

export type ApiParts = Services &
  DocumentParts &
  Readonly<{
    brandName: string;
    operatorWords: OperatorWords;
    /** Null while providers send both mail and texts. */
    sandbox: SandboxMailbox | null;
    /** Null while a provider takes the payments. */
    sandboxCheckout: SandboxCheckout | null;
    /** Answers are checked against the schemas that describe them, and a wrong one is a fault. */
    checkAnswers: boolean;
    projections: Pick<Projections, 'status'>;
    operators: OperatorParts;
    exports: AccountExports;
    /** Answers of the conversation, and what conversations are called, as people read them. */
    composer: Pick<MailComposer, 'answer' | 'answerPieces' | 'subject' | 'conversation'>;
    /** A file as it was uploaded, told by its content; null for what is no picture and no PDF. */
    uploadedFile(name: string, bytes: Uint8Array): AttachedFile | null;
    /** Reads what somebody brings of their career. */
    careerFiles: CareerFiles;
    /** Shows a mail as people read it, hears how words sound, and reads those that nobody keeps. */
    reader: Pick<MailReader, 'readPlain' | 'hear' | 'readText'>;
    /** Hears a crisis by rules alone, beside what documents are written with. */
    signs: Pick<WordSigns, 'crisisIn' | 'noticedIn' | 'answerTo' | 'winDateIn'>;
    /** Says of a visitor's words what plain code says of a win: no provider is asked. */
    clerk: Writer;
    /** What insights are made with, beside the stores. */
    insights: Omit<InsightParts, keyof Services>;
    /** What somebody in a crisis is told, in their language. */
    helpWords(hardDay: HardDayFacts, name: string): HelpWords;
    /** Reads what a provider of texts posts; null while there is none. */
    incomingTexts: IncomingTexts | null;
    logger: Logger;
    diskReserve: Readonly<{ isTight(): Promise<boolean> }>;
  }>;

/** What a handler is given: checked input, and whose session it is. */
export type ApiRequest<Body, Query> = Readonly<{
  parts: ApiParts;
  params: Readonly<Record<string, string>>;
  body: Body;
  query: Query;
  /** Of the session; 0 where there is none. */
  userId: number;
  sessionId: string | null;
  sessionToken: string | null;
  /** Whether the session was signed in within the last 15 minutes. */
  recent: boolean;
  /** Of a call for operators; null of every other. */
  operator: OperatorCaller | null;
  /** The body as it came, where a signature is over it, or a file is uploaded; empty elsewhere. */
  raw: Uint8Array;
  /** What whoever asks is answered in, and what is said in it. */
  language: PageLanguage;
  words: ApiWords;
  cookie(name: string): string | undefined;
  header(name: string): string;
  /** The network that asks: an IPv4 address or the /64 of an IPv6 one. */
  network: string;
}>;

/**
 * `position` is where the command got to: the answer waits until the row's read models have reached it. A `body` that
 * must show them is a function, called after that.
 */
export type ApiAnswer = Readonly<{
  status?: number;
  body: unknown;
  position?: Position | null;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Done once the answer has gone, so that the time it took tells nothing; what fails then is logged. */
  afterwards?: () => Promise<void>;
}>;

/** What of the server its routes need: who listens for changes, when it closes, and work it waits for before that. */
export type Surroundings = Readonly<{
  changes: Changes;
  closing: AbortSignal;
  afterwards(context: Context, work: () => Promise<void>): void;
  /** Told of each list that was answered 304. */
  noteUnchanged(context: Context, list: Readonly<{ route: Route; userId: number; tag: string }>): void;
}>;

/** The body of each status that is a success; null for one that is no JSON. Errors are `failure` everywhere. */
type ResponseSchemas = Readonly<Partial<Record<200 | 201 | 202 | 303, $ZodType | null>>>;

/** One row of the table of all calls. */
export type Route = Readonly<{
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** One line for the page that explains the API. */
  summary: string;
  access: Access;
  body: $ZodType | null;
  query: $ZodType | null;
  /** What is wrong with a body, by field, that its schema cannot know; it may be of any shape. */
  alsoWrong: (parts: ApiParts, body: unknown) => FieldErrors;
  answers: ResponseSchemas;
  /** The read models that must show what a writing call did. */
  shows: readonly Named[];
  /** The read models that it lists documents of its reader from, and no others: its ETag is made of how far they are. */
  lists: readonly Named[];
  /** What it lists also ends by time alone. */
  endsByTime: boolean;
  /** Its body is a file, of so many bytes at most; 0 where it is none. */
  largestFile: number;
  /** Each call has its effect, one with the `Idempotency-Key` of an earlier one too. */
  repeatable: boolean;
  handle(request: ApiRequest<never, never>): Promise<ApiAnswer>;
}>;

type Declared<Body extends $ZodType | null, Query extends $ZodType | null> = Readonly<{
  method: Route['method'];
  path: string;
  summary: string;
  access: Access;
  answers: ResponseSchemas;
  body?: Body;
  query?: Query;
  alsoWrong?: Route['alsoWrong'];
  shows?: readonly Named[];
  lists?: readonly Named[];
  endsByTime?: boolean;
  largestFile?: number;
  repeatable?: boolean;
  handle(request: ApiRequest<Checked<Body>, Checked<Query>>): Promise<ApiAnswer>;
}>;

type Checked<Schema> = Schema extends $ZodType ? output<Schema> : null;

/** The body of a writing call that needs none: it may be left out, and says nothing else. */
export const nothing = z.strictObject({});

/** Its body is a form. */
export const takesForm = (access: Access): boolean => access === 'page' || access === 'one-click';

const writesJson = ({
  method,
  access,
  largestFile = 0,
}: Pick<Declared<null, null>, 'method' | 'access' | 'largestFile'>): boolean =>
  method !== 'get' && largestFile === 0 && access !== 'signed' && !takesForm(access);

export const route = <Body extends $ZodType | null = null, Query extends $ZodType | null = null>(
  declared: Declared<Body, Query>,
): Route => ({
  ...declared,
  body: declared.body ?? (writesJson(declared) ? nothing : null),
  query: declared.query ?? null,
  alsoWrong: declared.alsoWrong ?? (() => ({})),
  shows: declared.shows ?? [],
  lists: declared.lists ?? [],
  endsByTime: declared.endsByTime ?? false,
  largestFile: declared.largestFile ?? 0,
  repeatable: declared.repeatable ?? false,
  handle: declared.handle as Route['handle'],
});
