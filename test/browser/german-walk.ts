import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import type { RunningApp } from '../support/app.ts';
import { type browsing, signInAs } from './browsing.ts';
import { englishLeftOn } from './english-left.ts';
import { aSubscriber, type Subscriber } from './subscribers.ts';

export const GERMAN = { locale: 'de-DE', timezoneId: 'Europe/Berlin' } as const;

export const GERMAN_WINS = [
  'Den nächtlichen Build von 40 auf 9 Minuten verkürzt.',
  'Zwei neue Pflegekräfte in der Triage geschult.',
  'Einen Kunden zurückgewonnen, der gekündigt hatte.',
  'Das Lager neu sortiert und 1.234 Teile gezählt.',
];

/** Somebody who writes German and pays, with wins that are filed, a document of each kind, and something removed. */
const aGermanSubscriber = async (page: Page, app: RunningApp): Promise<Subscriber> => {
  const user = await aSubscriber(app);
  const profile = { firstName: 'Jana', lastName: 'Köhler', role: 'Pflegerin', company: 'Klinik Nord' };
  await user.call('PUT', '/api/user/profile', { ...profile, language: 'de', timezone: 'Europe/Berlin' });
  const filed = [
    { category: 'Process improvement', skills: ['Kundengespräch'] },
    { category: 'Teaching', skills: ['Kundengespräch', 'Einarbeitung'] },
    { category: 'Customers' },
    { category: 'Quality and safety', private: true, publicText: 'Ein Lager sortiert' },
  ];
  for (const [at, originalMessage] of GERMAN_WINS.entries()) {
    const made = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', { originalMessage });
    await user.call('PUT', `/api/achievements/${made.body.achievement.id}`, filed[at]);
  }
  const gone = { originalMessage: 'Den Flur gestrichen.' };
  const made = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', gone);
  await user.call('DELETE', `/api/achievements/${made.body.achievement.id}`);
  for (const type of ['cv', 'linkedin-post', 'growth-log'])
    await user.call('POST', '/api/documents/generate', { type });
  const letter = { company: 'Werft', role: 'Leitung', jobDescription: 'Teams führen, Spanisch sprechen' };
  await user.call('POST', '/api/documents/generate', { type: 'cover-letter', ...letter });
  await signInAs(page, user, app);
  return user;
};

/** Takes down what is English on each page and state that is looked at. */
export const watching = (page: Page) => {
  const found: string[] = [];
  const look = async (where: string, words: string) => {
    await page.getByText(words).first().waitFor();
    found.push(...(await englishLeftOn(page)).map((line) => `${where}: ${line}`));
  };
  return { found, look };
};

type Look = (where: string, words: string) => Promise<void>;
type Walk = (page: Page, walker: Readonly<{ user: Subscriber; look: Look }>, t: ExecutionContext) => Promise<void>;

/** A test in which a German subscriber walks through pages, and meets no English on any that is looked at. */
export const walking =
  ({ app, visiting }: Pick<ReturnType<typeof browsing>, 'app' | 'visiting'>) =>
  (title: string, walk: Walk, manners: Readonly<{ expected?: RegExp }> = {}): void =>
    visiting(
      title,
      async (page, t) => {
        const user = await aGermanSubscriber(page, app());
        const { found, look } = watching(page);
        await walk(page, { user, look }, t);
        t.deepEqual(found, []);
      },
      { ...GERMAN, ...manners },
    );
