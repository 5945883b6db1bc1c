import type { User } from '#web/contract/account.ts';

export const anAccount: User = {
  id: 7,
  userId: 7,
  firstName: 'Ada',
  lastName: 'Byron',
  role: '',
  company: '',
  email: 'ada@example.com',
  phoneNumber: null,
  language: null,
  aiAllowed: null,
  messageFrequency: 'daily',
  messageTimePreference: 'morning',
  emailProven: true,
  wantedEmail: null,
  phoneVerified: false,
  messageTime: null,
  messageWeekday: 0,
  messageDays: [0],
  messageEvery: 1,
  setupDone: true,
  subscriptionStatus: 'active',
  subscriptionType: null,
  paymentStatus: 'paid',
  createdAt: '2026-11-01T09:00:00.000Z',
  registrationDate: '2026-11-01T09:00:00.000Z',
  lastLogin: null,
  timezone: 'UTC',
};

export const signedInAnswer = (token: string, user: User = anAccount) => ({ success: true, message: '', user, token });

/** A browser's storage that lives in memory. */
export const aStorage = (kept: Record<string, string> = {}): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

export type Received = Readonly<{
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: unknown;
}>;
type Reply = Readonly<{ status?: number; body: unknown; headers?: Record<string, string> }>;

/** Stands where `fetch` does, notes every call, and answers what `respond` says; what that throws is a broken line. */
export const aServer = (respond: (call: Received) => Reply | Promise<Reply>) => {
  const calls: Received[] = [];
  const answer: typeof fetch = async (path, init = {}) => {
    const { method = 'GET', headers, body, credentials } = init;
    const call = { method, path: String(path), headers: new Headers(headers), body, credentials };
    calls.push(call);
    const { status = 200, body: said, headers: given = {} } = await respond(call);
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    return new Response(status === 304 ? null : text, { status, headers: given });
  };
  return { fetch: answer, calls };
};
