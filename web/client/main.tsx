import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import 'virtual:palette.css';
import './theme/base.css';
import './shared/unsaved/back-and-forward.ts';
import { type ReactNode, startTransition, useInsertionEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { askedForPhone } from './features/session/asked-for-phone.ts';
import { createSession } from './features/session/session.ts';
import { SessionProvider } from './features/session/session-context.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { createApi, randomKey } from './shared/api/api.ts';
import { ApiProvider } from './shared/api/api-context.ts';
import { createFirstAnswers } from './shared/api/first-answers.ts';
import { paymentNeeded } from './shared/api/payment-needed.ts';
import { createTokenStore } from './shared/api/token-store.ts';
import { AppConfigProvider } from './shared/app-config.tsx';
import { noteSeen } from './shared/changes/seen.ts';
import { connection } from './shared/connection.ts';
import { drafts } from './shared/drafts/drafts.ts';
import { lazily } from './shared/lazily.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FreshPage } from './shell/fresh-page.tsx';
import { noteBuild } from './shell/releases.ts';
import { RouteBoundary } from './shell/route-boundary.tsx';
import { Shell } from './shell/shell.tsx';
import { typedEarly } from './shell/typed-early.ts';
import { fetchFonts, putFontsOn } from './theme/fonts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

const AppLayout = lazily(() => import('./pages/app-layout.tsx'));
const ProtectedLayout = lazily(() => import('./pages/protected-layout.tsx'));
const LoginPage = lazily(() => import('./pages/login-page.tsx'));
const LoginTokenPage = lazily(() => import('./pages/login-token-page.tsx'));
const RegisterPage = lazily(() => import('./pages/register-page.tsx'));
const PaymentSuccessPage = lazily(() => import('./pages/payment-success-page.tsx'));
const VerifyPage = lazily(() => import('./pages/verify-page.tsx'));
const ProfileSetupPage = lazily(() => import('./pages/profile-setup-page.tsx'));
const DashboardPage = lazily(() => import('./pages/dashboard-page.tsx'));
const ContentPages = lazily(() => import('./pages/content-pages.tsx'));
const OwnPages = lazily(() => import('./pages/own-pages.tsx'));
const AdminGate = lazily(() => import('./pages/admin-gate.tsx'));
const ConfirmAddressPage = lazily(() => import('./pages/confirm-address-page.tsx'));
const HeldMailPage = lazily(() => import('./pages/held-mail-page.tsx'));
const OutboxPage = lazily(() => import('./pages/outbox-page.tsx'));
const LegalPages = lazily(() => import('./pages/legal-pages.tsx'));
const ImpressumPage = lazily(() => import('./pages/impressum-page.tsx'));
const ContactPage = lazily(() => import('./pages/contact-page.tsx'));
const NotFoundPage = lazily(() => import('./pages/not-found-page.tsx'));

const tokens = createTokenStore(() => localStorage);

/** Every answer, and that there was none, tells whether the server is there, and which release it is. */
const heard = async (asked: Promise<Response>, signal?: AbortSignal | null): Promise<Response> => {
  try {
    const answer = await asked;
    connection.noteAnswer();
    noteBuild(answer.headers.get('Cairn-Build'));
    return answer;
  } catch (error) {
    if (!signal?.aborted) connection.noteSilence();
    throw error;
  }
};

const { started } = globalThis;
const firstAnswers = createFirstAnswers(started && { ...started, answer: heard(started.answer) }, tokens.read);

const api = createApi({
  fetch: (input, init) => heard(fetch(input, init), init?.signal),
  tokens,
  newKey: randomKey,
  onSessionEnd: () => session.refused(),
  onPaymentNeeded: paymentNeeded.note,
  firstAnswers,
});

const session = createSession({
  api,
  tokens,
  onArrival: askedForPhone.forget,
  onLeave: drafts.forgetAll,
  async askedFirst() {
    const start = await firstAnswers.start();
    if (start) noteSeen(start.seen);
    return start?.user;
  },
});

/** The whole client: what every page shares, and which page stands where. */
const App = () => (
  <ErrorBoundary>
    <ApiProvider value={api}>
      <AppConfigProvider api={api}>
        <SessionProvider session={session}>
          <BrowserRouter>
            <Shell>
              <FreshPage>
                <RouteBoundary>
                  <Pages />
                </RouteBoundary>
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
        <Route path="/admin/*" element={<AdminGate />} />
      </Route>
    </Route>
    <Route path="/privacy" element={<LegalPages />} />
    <Route path="/terms" element={<LegalPages />} />
    <Route path="/impressum" element={<ImpressumPage />} />
    <Route path="/imprint" element={<ImpressumPage />} />
    <Route path="/achievements" element={<Navigate to="/wins" replace />} />
    <Route path="/documents" element={<Navigate to="/content" replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

/** What the HTML of a page shows already stays until its script can show the same, or more. */
const shownByHtml = new Map<string, readonly Readonly<{ load(): Promise<unknown> }>[]>([
  ['/', []],
  ['/login', [AppLayout, LoginPage]],
  ['/register', [AppLayout, RegisterPage]],
  ['/contact', [AppLayout, ContactPage]],
  ['/privacy', [LegalPages]],
  ['/terms', [LegalPages]],
  ['/impressum', [ImpressumPage]],
  ['/imprint', [ImpressumPage]],
  ['/dashboard', [AppLayout, ProtectedLayout, DashboardPage]],
  ['/wins', [AppLayout, ProtectedLayout, OwnPages]],
]);

/** So long a page that is there says nothing of a server that does not answer. */
const WITHOUT_A_WORD_MS = 1000;

const show = async (): Promise<void> => {
  const known = session.start();
  if (root.hasChildNodes()) {
    const needed = shownByHtml.get(location.pathname.replace(/(.)\/$/, '$1')) ?? [NotFoundPage];
    const long = new Promise((resolve) => setTimeout(resolve, WITHOUT_A_WORD_MS));
    await Promise.allSettled([...needed.map(({ load }) => load()), Promise.race([known, long])]);
  }
  const fonts = fetchFonts();
  if (root.inert || !root.hasChildNodes()) await fonts; // where something can be clicked already, a click waits for no letters
  const page = (
    <InsteadOfHtml>
      <App />
    </InsteadOfHtml>
  );
  const render = (): void => createRoot(root).render(page);
  if (!root.hasChildNodes() || root.inert) {
    startTransition(render); // nothing can be clicked or typed into yet: piece by piece, nothing waits for it
    return;
  }
  const typeAgain = typedEarly(root);
  flushSync(render); // what is clicked meanwhile meets the page, not the HTML that goes
  typeAgain();
};

/** What is rendered takes the place of the HTML all at once; what held for that goes with it. */
const InsteadOfHtml = ({ children }: { children: ReactNode }) => {
  useInsertionEffect(() => {
    for (const name of ['data-frame', 'inert', 'aria-hidden']) root.removeAttribute(name);
    putFontsOn();
  }, []);
  return children;
};

void show();
