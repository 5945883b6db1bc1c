/**
 * A fault with a stable code. Codes that ports promise are kept beside the port, each with a guard, so that nobody
 * needs `instanceof` across folders.
 */
export class Fault extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
    this.code = code;
  }
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * A store or a provider is away. Work that met it waits and is tried again; it is nobody's failure. `why`, where it is
 * known, is for operators: no address, no word of a user.
 */
export const unavailable = (what: string, cause?: unknown, why = ''): Fault =>
  new Fault('unavailable', `${what} is not reachable${why && `: ${why}`}`, { cause });

/** Somebody wants this one thing later. It has not happened, and waits longer than for an outage. */
export const deferred = (what: string, cause?: unknown): Fault =>
  new Fault('deferred', `${what} is wanted later`, { cause });

export const isDeferred = (error: unknown): boolean => hasCode(error, 'deferred');

export const isUnavailable = (error: unknown): boolean => hasCode(error, 'unavailable');
