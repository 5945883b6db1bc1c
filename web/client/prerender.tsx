import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import type { PublicPage } from '#web/contract/page-routes.ts';
import { createSession } from './features/session/session.ts';
import { SessionProvider } from './features/session/session-context.tsx';
import AppLayout from './pages/app-layout.tsx';
import ContactPage from './pages/contact-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import LegalPages from './pages/legal-pages.tsx';
import LoginPage from './pages/login-page.tsx';
import NotFoundPage from './pages/not-found-page.tsx';
import RegisterPage from './pages/register-page.tsx';
import { copy } from './public-pages.ts';
import { createApi } from './shared/api/api.ts';
import { ApiProvider } from './shared/api/api-context.ts';
import { createTokenStore } from './shared/api/token-store.ts';
import { AppConfigContext } from './shared/app-config.tsx';
import { Shell } from './shell/shell.tsx';

/** Nobody is signed in while the build runs, and nothing is asked for. */
const nobody = createTokenStore(() => {
  throw new Error('there is no storage while the client is built');
});
const api = createApi({ fetch, tokens: nobody, newKey: () => '', onSessionEnd: () => {} });
const session = createSession({ api, tokens: nobody });

/** What the page is called, and what it is about. */
export const wordsOf = (file: PublicPage): Readonly<{ title: string; description: string }> => copy[file];

type Config = Readonly<{ brandName: string; supportEmail: string; outbox: false }>;

/** What a public page shows before its script has come, as markup; `brandName` and `supportEmail` are put in by the server. */
export const prerender = async (path: string, config: Config): Promise<string> => {
  await session.start();
  const styles = createCache();
  const body = renderToStaticMarkup(
    <StyleProvider cache={styles}>
      <ApiProvider value={api}>
        <AppConfigContext value={config}>
          <SessionProvider session={session}>
            <StaticRouter location={path}>
              <Shell>
                <Routes>
                  <Route path="/" element={<LandingPage />} />
                  <Route element={<AppLayout />}>
                    <Route path="/login" element={<LoginPage />} />
                    <Route path="/register" element={<RegisterPage />} />
                    <Route path="/contact" element={<ContactPage />} />
                  </Route>
                  <Route path="/privacy" element={<LegalPages />} />
                  <Route path="/terms" element={<LegalPages />} />
                  <Route path="*" element={<NotFoundPage />} />
                </Routes>
              </Shell>
            </StaticRouter>
          </SessionProvider>
        </AppConfigContext>
      </ApiProvider>
    </StyleProvider>,
  );
  return `${extractStyle(styles)}${body}`;
};
