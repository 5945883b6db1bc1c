import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import 'virtual:palette.css';
import './theme/base.css';
import './shared/unsaved/back-and-forward.ts';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { askedForPhone } from './features/session/asked-for-phone.ts';
import { createSession } from './features/session/session.ts';
import { SessionProvider } from './features/session/session-context.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { createApi, randomKey } from './shared/api/api.ts';
import { ApiProvider } from './shared/api/api-context.ts';
import { paymentNeeded } from './shared/api/payment-needed.ts';
import { createTokenStore } from './shared/api/token-store.ts';
import { AppConfigProvider } from './shared/app-config.tsx';
import { drafts } from './shared/drafts/drafts.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FreshPage } from './shell/fresh-page.tsx';
import { Shell } from './shell/shell.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const AppLayout = lazy(() => import('./pages/app-layout.tsx'));
const ProtectedLayout = lazy(() => import('./pages/protected-layout.tsx'));
const LoginPage = lazy(() => import('./pages/login-page.tsx'));
const LoginTokenPage = lazy(() => import('./pages/login-token-page.tsx'));
const RegisterPage = lazy(() => import('./pages/register-page.tsx'));
const PaymentSuccessPage = lazy(() => import('./pages/payment-success-page.tsx'));
const VerifyPage = lazy(() => import('./pages/verify-page.tsx'));
const ProfileSetupPage = lazy(() => import('./pages/profile-setup-page.tsx'));
const DashboardPage = lazy(() => import('./pages/dashboard-page.tsx'));
const ContentPages = lazy(() => import('./pages/content-pages.tsx'));
const OwnPages = lazy(() => import('./pages/own-pages.tsx'));
const ConfirmAddressPage = lazy(() => import('./pages/confirm-address-page.tsx'));
const HeldMailPage = lazy(() => import('./pages/held-mail-page.tsx'));
const OutboxPage = lazy(() => import('./pages/outbox-page.tsx'));
const LegalPages = lazy(() => import('./pages/legal-pages.tsx'));
const ContactPage = lazy(() => import('./pages/contact-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

const tokens = createTokenStore(() => localStorage);

const api = createApi({
  fetch: (input, init) => fetch(input, init),
  tokens,
  newKey: randomKey,
  onSessionEnd: () => session.refused(),
  onPaymentNeeded: paymentNeeded.note,
});

const session = createSession({ api, tokens, onArrival: askedForPhone.forget, onLeave: drafts.forgetAll });

/** The whole client: what every page shares, and which page stands where. */
const App = () => (
  <ErrorBoundary>
    <ApiProvider value={api}>
      <AppConfigProvider api={api}>
        <SessionProvider session={session}>
          <BrowserRouter>
            <Shell>
              <FreshPage>
                <Pages />
              </FreshPage>
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
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/payment-success" element={<PaymentSuccessPage />} />
      <Route path="/verify" element={<VerifyPage />} />
      <Route path="/profile-setup" element={<ProfileSetupPage />} />
      <Route path="/confirm-address" element={<ConfirmAddressPage />} />
      <Route path="/held/:id" element={<HeldMailPage />} />
      <Route path="/outbox" element={<OutboxPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route element={<ProtectedLayout />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/wins" element={<OwnPages />} />
        <Route path="/wins/edit/:id" element={<OwnPages />} />
        <Route path="/content/*" element={<ContentPages />} />
        <Route path="/profile" element={<OwnPages />} />
        <Route path="/billing" element={<OwnPages />} />
      </Route>
    </Route>
    <Route path="/privacy" element={<LegalPages />} />
    <Route path="/terms" element={<LegalPages />} />
    <Route path="/achievements" element={<Navigate to="/wins" replace />} />
    <Route path="/documents" element={<Navigate to="/content" replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

createRoot(root).render(<App />);
