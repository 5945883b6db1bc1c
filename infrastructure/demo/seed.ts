import { careerOf, documentsOf, letterEdit, maya, skillChoices } from './maya.ts';
import { type WinOfYear, winsOfYear } from './year.ts';

/** A signed-in user's calls of the API. Rejects where a call is turned down. */
export type Api = <Body>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Body>;

export const apiOf =
  (url: string, session: string): Api =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was turned down with ${response.status}: ${text}`);
    return JSON.parse(text);
  };

/** What is there afterwards. */
export type Seeded = Readonly<{ wins: number; facts: number; documents: number; insights: number; skills: number }>;

type Asked = Readonly<{
  userId: number;
  /** The day that the year ends on: each start on a folder has the same. */
  today: string;
  /** The newest so many of it; all of them unless given. */
  wins?: number | undefined;
}>;

const PERIODS = ['week', 'month', 'year', 'summary'] as const;
const AT_ONCE = 8;

/** Puts Maya's year into her account as she would have: by the API. What is there already stays one. */
export const seedYear = async (
  api: Api,
  { userId, today, wins = Number.POSITIVE_INFINITY }: Asked,
): Promise<Seeded> => {
  const facts = careerOf(today);
  await api('POST', '/api/user/career', { facts });
  await api('PUT', '/api/user/profile', maya.profile);
  const year = winsOfYear(today).slice(-wins);
  for (let at = 0; at < year.length; at += AT_ONCE)
    await Promise.all(year.slice(at, at + AT_ONCE).map((win) => told(api, win)));
  await untilAnalysed(api);
  for (const choice of skillChoices) await chosen(api, choice);
  const documents: string[] = [];
  for (const [at, asked] of documentsOf(today).entries()) {
    const { documentId } = await api<{ documentId: string }>(
      'POST',
      '/api/documents/generate',
      asked,
      keyed(`demo ${at}`),
    );
    documents.push(documentId);
    if (asked.type === 'cv') await shareOnce(api, documentId);
    if (asked.type === 'cover-letter') await editOnce(api, documentId);
  }
  for (const period of PERIODS) await api('POST', `/api/growth-insights/generate/${userId}/${period}`, {});
  return {
    wins: year.length,
    facts: facts.length,
    documents: new Set(documents).size,
    insights: PERIODS.length,
    skills: await skillsIn(api, userId),
  };
};

/** What a win is filed under is chosen once it is there. */
const told = async (api: Api, { key, category, skills, ...win }: WinOfYear): Promise<void> => {
  const { achievement } = await api<{ achievement: { id: string } }>(
    'POST',
    '/api/achievements',
    win,
    keyed(`demo ${key}`),
  );
  if (category) await api('PUT', `/api/achievements/${achievement.id}`, { category, ...(skills && { skills }) });
};

const keyed = (key: string): Record<string, string> => ({ 'Idempotency-Key': Buffer.from(key).toString('base64url') });

const LOOK_EVERY_MS = 200;
const GIVEN_UP_AFTER_MS = 60_000;

/** Documents know skills and categories only of what is analysed. */
const untilAnalysed = async (api: Api): Promise<void> => {
  const until = performance.now() + GIVEN_UP_AFTER_MS;
  for (;;) {
    const all = await api<readonly { analysisResult: unknown }[]>('GET', '/api/achievements');
    if (all.every(({ analysisResult }) => analysisResult !== null) || performance.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

const chosen = async (api: Api, choice: (typeof skillChoices)[number]): Promise<void> => {
  const { choices } = await api<{ choices: readonly { name?: string }[] }>('GET', '/api/user/skills/choices');
  if (!choices.some(({ name }) => name === choice.name)) await api('POST', '/api/user/skills/choices', choice);
};

const shareOnce = async (api: Api, documentId: string): Promise<void> => {
  const path = `/api/documents/${documentId}/shares`;
  const { shares } = await api<{ shares: readonly unknown[] }>('GET', path);
  if (shares.length === 0) await api('POST', path, { withContact: false });
};

const editOnce = async (api: Api, documentId: string): Promise<void> => {
  const path = `/api/documents/${documentId}`;
  const { document } = await api<{ document: { version: number; content: string } }>('GET', path);
  const content = document.content.replace(letterEdit.before, `${letterEdit.typed}${letterEdit.before}`);
  if (document.version === 1 && content !== document.content)
    await api('PATCH', path, { content }, { 'If-Match': `"${document.version}"` });
};

const skillsIn = async (api: Api, userId: number): Promise<number> => {
  const { profile } = await api<{ profile: { skillFrequency: readonly unknown[] } | null }>(
    'GET',
    `/api/user-skills-profile/${userId}`,
  );
  return profile?.skillFrequency.length ?? 0;
};
