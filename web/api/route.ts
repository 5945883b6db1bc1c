import type { Context } from 'koa';
import type { $ZodType, output } from 'zod/v4/core';
import type { Changes } from '#application/changes.ts';
import type { Position } from '#application/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import type { ProjectionStatus, SandboxMailbox } from './parts.ts';

/** Who may call: anyone, a signed-in user, or anyone while there is a sandbox outbox. */
export type Access = 'public' | 'session' | 'sandbox';

export type ApiParts = Services &
  Readonly<{
    brandName: string;
    /** Null while a relay sends the mail. */
    sandbox: SandboxMailbox | null;
    projections: ProjectionStatus;
  }>;

/** What a handler is given: checked input, and whose session it is. */
export type ApiRequest<Body, Query> = Readonly<{
  parts: ApiParts;
  params: Readonly<Record<string, string>>;
  body: Body;
  query: Query;
  /** Of the session; 0 on routes that need none. */
  userId: number;
  sessionToken: string | null;
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
}>;

/** One row of the table of all calls. */
export type Route = Readonly<{
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: Access;
  body: $ZodType | null;
  query: $ZodType | null;
  /** The read models that must show what a writing call did. */
  shows: readonly string[];
  handle(request: ApiRequest<never, never>): Promise<ApiAnswer>;
}>;

type Declared<Body extends $ZodType | null, Query extends $ZodType | null> = Readonly<{
  method: Route['method'];
  path: string;
  access: Access;
  body?: Body;
  query?: Query;
  shows?: readonly string[];
  handle(request: ApiRequest<Checked<Body>, Checked<Query>>): Promise<ApiAnswer>;
}>;
type Checked<Schema> = Schema extends $ZodType ? output<Schema> : null;

export const route = <Body extends $ZodType | null = null, Query extends $ZodType | null = null>(
  declared: Declared<Body, Query>,
): Route => ({
  ...declared,
  body: declared.body ?? null,
  query: declared.query ?? null,
  shows: declared.shows ?? [],
  handle: declared.handle as Route['handle'],
});
