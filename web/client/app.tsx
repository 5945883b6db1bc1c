import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { createSession } from './features/session/session.ts';
import { SessionProvider } from './features/session/session-context.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { createApi } from './shared/api/api.ts';
import { ApiProvider } from './shared/api/api-context.ts';
import { randomKey } from './shared/api/random-key.ts';
import { createTokenStore } from './shared/api/token-store.ts';
import { AppConfigProvider } from './shared/app-config/app-config.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Shell } from './shell/shell.tsx';

const AppLayout = lazy(() => import('./pages/app-layout.tsx'));
const ProtectedLayout = lazy(() => import('./pages/protected-layout.tsx'));
const LoginPage = lazy(() => import('./pages/login-page.tsx'));
const LoginTokenPage = lazy(() => import('./pages/login-token-page.tsx'));
const WinsPage = lazy(() => import('./pages/wins-page.tsx'));
const EditWinPage = lazy(() => import('./pages/edit-win-page.tsx'));
const OutboxPage = lazy(() => import('./pages/outbox-page.tsx'));

const tokens = createTokenStore(() => localStorage);
const api = createApi({
  fetch: (input, init) => fetch(input, init),
  tokens,
  newKey: randomKey,
  onSessionEnd: () => session.forget(),
});
const session = createSession({ api, tokens });

/** The whole client: what every page shares, and which page stands where. */
export const App = () => (
  <ErrorBoundary>
    <ApiProvider value={api}>
      <AppConfigProvider api={api}>
        <SessionProvider session={session}>
          <BrowserRouter>
            <Shell>
              <Pages />
            </Shell>
          </BrowserRouter>
        </SessionProvider>
      </AppConfigProvider>
    </ApiProvider>
  </ErrorBoundary>
);

const Pages = () => (
  <Routes>
    <Route path="/" element={<LandingPage />} />
    <Route element={<AppLayout />}>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/login/token" element={<LoginTokenPage />} />
      <Route path="/outbox" element={<OutboxPage />} />
      <Route element={<ProtectedLayout />}>
        <Route path="/wins" element={<WinsPage />} />
        <Route path="/wins/edit/:id" element={<EditWinPage />} />
      </Route>
    </Route>
    <Route path="/dashboard" element={<Navigate to="/wins" replace />} />
    <Route path="/achievements" element={<Navigate to="/wins" replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
