import type { ServerProcess } from '../../support/server-process.ts';
import type { User } from '../../support/user.ts';

/** An account that no other bomb uses, so that no limit of one user stands in a bomb's way. */
export type Subscriber = User &
  Readonly<{
    /** Where mail of theirs is read as an answer to a check-in. */
    replyAddress: string;
  }>;

/** The server under fire. */
export type Target = Readonly<{
  server: ServerProcess;
  /** A new account, signed in. */
  user(email?: string): Promise<User>;
  /** A new account that has had a check-in. */
  subscriber(email?: string): Promise<Subscriber>;
}>;

/** Something a stranger or a subscriber sends to do harm. */
export type Bomb = Readonly<{
  name: string;
  /** Also in the short part. */
  isShort?: true;
  /** Sends it, waits until it has met its end, and answers which one that was. Throws where the end breaks a promise. */
  send(target: Target): Promise<string>;
}>;

export const KB = 1024;
export const MB = 1024 * KB;
/** Just below the largest mail that is taken. */
export const MAIL_SIZE = Math.floor(9.9 * MB);

/** This again and again, up to so many bytes of it. */
export const fill = (unit: string, size = MAIL_SIZE): string => unit.repeat(Math.floor(size / Buffer.byteLength(unit)));

export const numbered = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Addresses of this machine: a relay that is trusted, and strangers, who share no limit with one another. */
export const from = {
  trustedRelay: '127.0.0.2',
  stranger: '127.0.0.3',
  flood: '127.0.0.4',
  visitor: '127.0.0.5',
  reader: '127.0.0.6',
  ordinary: '127.0.0.7',
  watcher: '127.0.0.9',
} as const;
