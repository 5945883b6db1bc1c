/** The name of each check, and its heading in docs/operating.md. */
export const ANCHORS = {
  settings: 'settings-that-matter',
  'data-folder': 'what-you-need',
  disk: 'the-disk-is-full',
  stores: 'a-store-is-away',
  engines: 'engines',
  work: 'jobs-are-parked',
  'read-models': 'a-read-model-is-behind',
  events: 'events-are-damaged',
  keys: 'rotate-the-secret',
  clock: 'the-clock',
  dns: 'dns-for-mail',
  'reverse-dns': 'dns-for-mail',
  relay: 'the-relay',
  'mail-rate': 'the-relay',
  certificates: 'a-certificate-ends',
  backups: 'the-last-backup-is-old',
  ai: 'ai',
  stripe: 'stripe',
  twilio: 'twilio',
} as const;

export type CheckName = keyof typeof ANCHORS;
export type State = 'ok' | 'warning' | 'error' | 'not-applicable';

/** One plain sentence, which says what to do where something is to be done. It holds no secret and no address of a user. */
export type Said = Readonly<{ state: State; says: string }>;
export type Finding = Said & Readonly<{ check: CheckName; anchor: string }>;

/** `look` should stop at its signal, which comes after `withinMs`; it is not waited for. */
export type Check = Readonly<{
  name: CheckName;
  withinMs: number;
  look(signal: AbortSignal): Promise<Said | readonly Said[]>;
}>;

export const ok = (says: string): Said => ({ state: 'ok', says });
export const warning = (says: string): Said => ({ state: 'warning', says });
export const error = (says: string): Said => ({ state: 'error', says });
export const notApplicable = (says: string): Said => ({ state: 'not-applicable', says });

/** All checks at once; each ends in its time, and one that fails is an error by itself. */
export const runChecks = async (checks: readonly Check[]): Promise<readonly Finding[]> =>
  (await Promise.all(checks.map(findingsOf))).flat();

const findingsOf = async ({ name, withinMs, look }: Check): Promise<readonly Finding[]> => {
  const ended = new AbortController();
  const late = Promise.withResolvers<Said>();
  const timer = setTimeout(() => {
    late.resolve(error(`no answer within ${withinMs / 1000} seconds`));
    ended.abort();
  }, withinMs);
  const looking = async () => look(ended.signal);
  const said = await Promise.race([looking().catch((thrown: unknown) => error(failed(thrown))), late.promise]);
  clearTimeout(timer);
  const list: readonly Said[] = 'state' in said ? [said] : said;
  return list.map((one) => ({ check: name, anchor: `docs/operating.md#${ANCHORS[name]}`, ...one }));
};

/** Messages of libraries may hold addresses with passwords: their code alone is shown. */
const failed = (thrown: unknown): string => `this check could not be made (${codeOf(thrown)})`;

/** Of an error, or of what caused it. */
export const codeOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown';
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  return thrown.cause instanceof Error ? codeOf(thrown.cause) : thrown.name;
};

/** 0: nothing to do; 1: warnings; 2: errors. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 | 2 => {
  const has = (state: State) => findings.some((one) => one.state === state);
  if (has('error')) return 2;
  return has('warning') ? 1 : 0;
};
