import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ContextType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import type { User } from '#web/contract/account.ts';
import type { FramedPage, PublicPage } from '#web/contract/page-routes.ts';
import { copy as dashboardCopy } from './features/dashboard/copy.ts';
import { createSession, type Session } from './features/session/session.ts';
import { SessionProvider } from './features/session/session-context.tsx';
import { copy as winsCopy } from './features/wins/copy.ts';
import AppLayout from './pages/app-layout.tsx';
import ContactPage from './pages/contact-page.tsx';
import DashboardPage from './pages/dashboard-page.tsx';
import ImpressumPage from './pages/impressum-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import LegalPages from './pages/legal-pages.tsx';
import LoginPage from './pages/login-page.tsx';
import NotFoundPage from './pages/not-found-page.tsx';
import RegisterPage from './pages/register-page.tsx';
import WinsPage from './pages/wins-page.tsx';
import { copy } from './public-pages.ts';
import { createApi } from './shared/api/api.ts';
import { ApiProvider } from './shared/api/api-context.ts';
import { createTokenStore } from './shared/api/token-store.ts';
import { AppConfigContext } from './shared/app-config.tsx';
import { InBuild } from './shared/given.tsx';
import { InFrame } from './shared/in-frame.ts';
import { Shell } from './shell/shell.tsx';
import { darkStyles } from './theme/dark-styles.ts';
import type { Scheme } from './theme/palette.ts';
import { SchemeInBuild } from './theme/scheme.ts';

/** Nobody is signed in while the build runs, and nothing is asked for. */
const nobody = createTokenStore(() => {
  throw new Error('there is no storage while the client is built');
});
const api = createApi({ fetch, tokens: nobody, newKey: () => '', onSessionEnd: () => {} });
const session = createSession({ api, tokens: nobody });

/** Stands for whoever will be signed in: of them nothing is known. */
const somebody: User = {
  id: 0,
  userId: 0,
  firstName: '',
  lastName: '',
  role: '',
  company: '',
  email: '',
  emailProven: true,
  wantedEmail: null,
  phoneNumber: null,
  phoneVerified: false,
  messageFrequency: 'daily',
  messageTimePreference: 'morning',
  messageTime: null,
  messageWeekday: 0,
  messageDays: [0],
  messageEvery: 1,
  timezone: 'UTC',
  language: null,
  aiAllowed: null,
  setupDone: true,
  subscriptionStatus: 'active',
  subscriptionType: null,
  paymentStatus: 'paid',
  createdAt: '',
  registrationDate: '',
  lastLogin: null,
};

/** What the page is called, and what it is about. */
export const wordsOf = (file: PublicPage): Readonly<{ title: string; description: string }> => copy[file];

type Config = ContextType<typeof AppConfigContext>;

export const titleOf = (file: FramedPage): string => ({ dashboard: dashboardCopy, wins: winsCopy })[file].title;

/** What a public page shows before its script has come, as markup; `brandName` and `supportEmail` are put in by the server. */
export const prerender = async (path: string, config: Config): Promise<string> => {
  await session.start();
  return markupOf(path, config, session);
};

/** What a page of the app shows while it is not known of whom. */
export const prerenderFrame = async (path: string, config: Config): Promise<string> => {
  const tokens = { ...nobody, read: () => '' };
  const session = createSession({ api, tokens, askedFirst: async () => somebody });
  await session.start();
  const markup = markupOf(path, config, session, true);
  session.forget();
  return markup;
};

const markupOf = (path: string, config: Config, session: Session, isFrame = false): string => {
  const drawnIn = (scheme: Scheme) => {
    const cache = createCache();
    const body = renderToStaticMarkup(
      <StyleProvider cache={cache}>
        <SchemeInBuild value={scheme}>
          <ApiProvider value={api}>
            <AppConfigContext value={config}>
              <InBuild value>
                <SessionProvider session={session}>
                  <StaticRouter location={path}>
                    <Shell>
                      <InFrame value={isFrame}>
                        <Pages />
                      </InFrame>
                    </Shell>
                  </StaticRouter>
                </SessionProvider>
              </InBuild>
            </AppConfigContext>
          </ApiProvider>
        </SchemeInBuild>
      </StyleProvider>,
    );
    return { body, styles: extractStyle(cache) };
  };
  const { body, styles } = drawnIn('light');
  return `${styles}${darkStyles(styles, drawnIn('dark').styles)}${body}`;
};

const Pages = () => (
  <Routes>
    <Route path="/" element={<LandingPage />} />
    <Route element={<AppLayout />}>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/wins" element={<WinsPage />} />
    </Route>
    <Route path="/privacy" element={<LegalPages />} />
    <Route path="/terms" element={<LegalPages />} />
    <Route path="/impressum" element={<ImpressumPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
