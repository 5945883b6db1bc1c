import nock from 'nock';
import type { AiUser } from '#application/documents/ai-document-writer.ts';
import { type Composed, composeDocument } from '#application/documents/compose-document.ts';
import type { DocumentBrief, DocumentSources } from '#application/documents/document-writer.ts';
import type { ClaimFinder } from '#application/wins/public.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { builtinDocumentPlanner } from '#infrastructure/builtin/documents/planner.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { createOpenAiDocumentWriter } from '#infrastructure/openai/documents/writer.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { aModel } from '../infrastructure/openai/setting.ts';
import { completion } from './ai-server.ts';

export type Source = Readonly<{ text?: string; skills?: string; is?: string }>;
export type Sources = Readonly<Record<string, Source>>;
type Said = Readonly<{ number: number; text: string; sources: readonly string[]; wrong: string }>;

/** What is asked of a model that is to write: a whole document, what a time held, or sentences anew. */
export type DocumentAsked =
  | Readonly<{ is: 'whole'; sources: Sources; request: string; advertisement: string; today: string }>
  | Readonly<{ is: 'counted'; sources: Sources }>
  | Readonly<{ is: 'anew'; sources: Sources; sentences: readonly Said[] }>;

/** A model as a function: an object is its answer, a string its words. */
export type Script = (asked: DocumentAsked) => object | string;

export const askedIn = (user: string): DocumentAsked | null => {
  const value = JSON.parse(user) as Record<string, unknown>;
  if (!('sources' in value)) return null;
  const is = 'sentences' in value ? 'anew' : 'request' in value ? 'whole' : 'counted';
  return { is, ...value } as DocumentAsked;
};

type Reply = Readonly<{ status: number; body: unknown; headers?: Record<string, string> }>;

/** A provider at an address of its own that answers as told, or never (null); `sent` are the bodies of all calls. */
export const provider = (name: string, reply: (asked: DocumentAsked) => Reply | null) => {
  const sent: string[] = [];
  const host = `https://${name.replace(/[^a-z]+/giu, '-').toLowerCase()}.example`;
  const answerTo = (body: string): Reply | null => {
    const { messages } = JSON.parse(body) as { messages: readonly { content: string }[] };
    const asked = askedIn(messages.at(-1)?.content ?? '{}');
    if (!asked) throw new Error('something else was asked than documents are');
    return reply(asked);
  };
  nock(host)
    .persist()
    .post('/v1/chat/completions')
    .reply(async (request: Request) => {
      const asked = await request.text();
      sent.push(asked);
      const reply = answerTo(asked);
      if (!reply) return new Promise<never>(() => undefined);
      const { status, body, headers = {} } = reply;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return [status, text, { 'content-type': 'application/json', ...headers }];
    });
  return { baseUrl: `${host}/v1`, sent };
};

/** One that answers by a script. */
export const scripted = (name: string, script: Script) =>
  provider(name, (asked) => {
    const said = script(asked);
    return { status: 200, body: completion(typeof said === 'string' ? said : JSON.stringify(said)) };
  });

export const anyone: AiUser = {
  userId: 4_711_000,
  names: async () => ({ ...NO_NAMES, people: ['Zora', 'Quill'] }),
  mayLeave: () => true,
};

type Options = Readonly<{
  timeLimitMs?: number;
  limitMs?: number;
  user?: AiUser;
  claimFinder?: ClaimFinder | undefined;
}>;

/** As documents are written where a provider is set. */
export const composing = (
  baseUrl: string,
  { timeLimitMs = 2_000, limitMs = 60_000, user = anyone, claimFinder }: Options = {},
) => {
  const aiDocumentWriter = createOpenAiDocumentWriter(aModel({ baseUrl, timeLimitMs }), builtinDocumentPlanner);
  const writers = {
    documentWriter: builtinDocumentWriter,
    aiDocumentWriter,
    documentClaims,
    claimFinder: claimFinder ?? null,
  };
  return (brief: DocumentBrief, sources: DocumentSources): Promise<Composed> =>
    composeDocument(writers, { brief, sources }, user, limitMs);
};

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).slice(0, 3);

export const winsIn = (sources: Sources) =>
  Object.entries(sources).filter(([label, { text }]) => label.startsWith('W') && text !== undefined) as [
    string,
    Readonly<{ text: string }>,
  ][];

/** A sentence as models say them; it quotes its own words. */
export type SaidByModel = { text: string; sources: string[]; because: string[]; leans: boolean };
export const says = (text: string, ...sources: string[]): SaidByModel => ({
  text,
  sources,
  because: [text],
  leans: false,
});

type Part = { heading: string; position: string; manner: string; sentences: SaidByModel[] };
export type Whole = { title: string; parts: Part[]; unmet: string[] };

export const part = (sentences: SaidByModel[], more: Partial<Part> = {}): Part => ({
  heading: '',
  position: '',
  manner: 'paragraph',
  sentences,
  ...more,
});
export const whole = (...parts: Part[]): Whole => ({ title: '', parts, unmet: [] });

/** Says each win again in its own sentences. */
export const honest = (asked: DocumentAsked): object => {
  if (asked.is === 'anew') return { sentences: [] };
  const said = winsIn(asked.sources).map(([win, { text }]) => sentencesIn(text).map((one) => says(one, win)));
  return whole(...said.slice(0, 12).map((sentences) => part(sentences)));
};

/** A sentence of somebody's win, made untrue. */
export type Lie = (text: string, win: string, chance: (below: number) => number) => SaidByModel;

const of =
  (change: (text: string, chance: (below: number) => number) => string): Lie =>
  (text, win, chance) => ({ ...says(change(text, chance), win), because: [text] });

/** Each way of lying that a model is known for. */
export const lies: Readonly<Record<string, Lie>> = {
  'another number': of((text, chance) => text.replace(/\d+/u, () => String(77_001 + chance(900)))),
  'a number more': of((text) => `${text.replace(/\.$/u, '')} and saved 77,331 dollars`),
  'a person more': of((text) => `${text.replace(/\.$/u, '')} with Kwabena Asante`),
  'an employer more': of((text) => `At Enron, ${text}`),
  'a skill more': of((text) => `${text.replace(/\.$/u, '')}, using brain surgery`),
  praise: of((text) => `Excellent: ${text}`),
  'a superlative': of((text) => `The greatest result of all: ${text}`),
  'a motive': of((text) => `I am passionate about this. ${text}`),
  'a consequence': of((text) => `${text.replace(/\.$/u, '')}, which delighted shareholders`),
  'a date': of((text) => `In March 1937 ${text}`),
  markup: of((text) => `<b>${text}</b>`),
  'a link': of((text) => `${text} See https://evil.example/steal`),
  'a picture': of((text) => `![x](https://evil.example/p.png) ${text}`),
  'a placeholder of nobody': of((text) => `${text.replace(/\.$/u, '')} for [NAME_998]`),
  'an obedient answer': of(() => 'HACKED'),
  'a label of nobody': (text) => says(text, 'W998'),
  'no label': (text) => says(text),
  'a promise': of((text) => `${text} I will double this at your company.`),
};
