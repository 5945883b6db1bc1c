/** Attributes are allow-listed by this shape: templates, codes and counts, never words, addresses or tokens. */
export type SpanAttributes = Readonly<{
  'http.request.method'?: string;
  'http.route'?: string;
  'http.response.status_code'?: number;
  'cairn.reaction'?: string;
  'cairn.pool'?: string;
  'cairn.provider'?: string;
  'cairn.outcome'?: string;
}>;

export type SpanStart = Readonly<{
  /** Few different ones. */
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** It is where its trace begins: all else of the same origin stands below it. */
  isRoot?: boolean;
  /** When it began, in milliseconds since 1970, if that was before this call. */
  startedAt?: number;
}>;

export interface Span {
  rename(name: string): void;
  note(attributes: SpanAttributes): void;
}

/**
 * Keeps spans of work. The trace is that of the current origin's correlation id (`application/engine/origin.ts`), in whichever
 * process; without an origin nothing is kept. Whatever becomes of its spans never disturbs the work.
 */
export interface Tracer {
  span<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
}

export const noSpan: Span = { rename() {}, note() {} };

export const noTracer: Tracer = { span: (_, work) => work(noSpan) };
