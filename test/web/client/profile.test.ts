import test, { type ExecutionContext } from 'ava';
import { createElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#web/client/shared/api/api-error.ts';
import type { User } from '#web/contract/account.ts';
import type { CheckIns } from '#web/contract/check-ins.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { anAccount } from './doubles.ts';
import { rendered } from './rendering.ts';

const { VerifyInPlace } = await import('#web/client/features/verify-phone/verify-in-place.tsx');
const { act } = await import('@testing-library/react'); // once there is a document
const { CheckInsPanel } = await import('#web/client/features/check-ins/check-ins-panel.tsx');
const { PersonPanel } = await import('#web/client/features/profile/person-panel.tsx');
const { currentToast } = await import('#web/client/shared/toasts/toasts.ts');
const { AskBeforeLeaving } = await import('#web/client/shared/unsaved/ask-before-leaving.tsx');

/** The way to another page, as the menu has it. */
const Away = () => {
  const navigate = useNavigate();
  return createElement('button', { type: 'button', onClick: () => navigate('/billing') }, 'Away');
};

const aPerson = async (t: ExecutionContext, answer: (change: ProfileChange) => Promise<User>, user = anAccount) => {
  const saved: ProfileChange[] = [];
  const save = (change: ProfileChange) => {
    saved.push(change);
    return answer(change);
  };
  const panel = createElement(PersonPanel, { user, save, signInDialog: () => 'Sign in once more', verifyPhone });
  const part = createElement('div', null, panel, createElement(Away), createElement(AskBeforeLeaving));
  const respond = ({ path }: { path: string }) =>
    path.startsWith('/api/auth/') ? { body: { success: true, message: '' } } : { status: 404, body: {} };
  return { ...(await rendered(t, part, respond, '/profile')), saved };
};
/** What the page has in the row of a number that is not verified. */
const verifyPhone = (phoneNumber: string, onClose: () => void) =>
  createElement(VerifyInPlace, { phoneNumber, onClose, onVerified: async () => onClose() });
const named = (name: string | RegExp) => ({ name });

test.serial('a row opens in place, saves its own fields only, and gives the focus back', async (t) => {
  const { screen, user, saved, settled } = await aPerson(t, async () => anAccount);
  await user.click(screen.getByRole('button', named('Change work')));
  t.is(document.activeElement, screen.getByLabelText('Role'));
  t.is(screen.queryByLabelText('First name'), null);
  const save = screen.getByRole('button', named('Save Changes'));
  t.true(save.hasAttribute('disabled'), 'nothing is changed yet');
  await user.type(screen.getByLabelText('Role'), 'Chef');
  await user.click(save);
  await settled(() => t.is(screen.queryByLabelText('Role'), null));
  t.deepEqual(saved, [{ role: 'Chef' }]);
  t.is(document.activeElement, screen.getByRole('button', named('Change work')));
});

test.serial('Edit Profile opens every row of the person in one form, and Cancel throws its changes away', async (t) => {
  const { screen, user, saved } = await aPerson(t, async () => anAccount);
  await user.click(screen.getByRole('button', named('Edit Profile')));
  for (const label of ['First name', 'Last name', 'Role', 'Company', 'Email', 'Phone number'])
    t.truthy(screen.getByLabelText(label), label);
  t.is(screen.getAllByRole('button', named('Save Changes')).length, 1);
  await user.type(screen.getByLabelText('First name'), ' Augusta');
  await user.click(screen.getByRole('button', named('Cancel')));
  t.truthy(screen.getByText('Ada Byron'));
  t.deepEqual(saved, []);
});

test.serial('another address after a long time asks for a sign-in, and what was typed stays', async (t) => {
  const refused = new ApiError(403, '', 'Forbidden');
  const { screen, user } = await aPerson(t, () => Promise.reject(refused));
  await user.click(screen.getByRole('button', named('Change email')));
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  await user.click(screen.getByRole('button', named('Save Changes')));
  t.truthy(await screen.findByText('Sign in once more'));
  t.is(screen.getByLabelText<HTMLInputElement>('Email').value, 'new@example.com');
});

test.serial(
  'a number is verified in its own row: a code goes out once, and the focus is where it is typed',
  async (t) => {
    sessionStorage.clear();
    const unverified = { ...anAccount, phoneNumber: '+12025550177' };
    const { screen, user, calls, settled } = await aPerson(t, async () => unverified, unverified);
    const verify = () => screen.getByRole('button', named('Verify'));
    const sent = () => calls.filter(({ path }) => path === '/api/auth/resend-code').length;
    t.is(sent(), 0, 'nothing is texted before it is asked for');
    await user.click(verify());
    const code = await screen.findByLabelText('Verification code');
    t.is(document.activeElement, code);
    await screen.findByText(/We texted a six-digit code to \+12025550177/);
    await user.click(screen.getByRole('button', named('Cancel')));
    t.is(document.activeElement, screen.getByRole('button', named('Change phone')));
    await user.click(verify());
    t.is(sent(), 1, 'opened again it sends no second one');
    await user.type(screen.getByLabelText('Verification code'), '123 456{Enter}');
    await settled(() => t.is(currentToast()?.title, 'Phone verified'));
    t.deepEqual(JSON.parse(String(calls.at(-1)?.body)), { phoneNumber: '+12025550177', code: '123456' });
    t.is(screen.queryByLabelText('Verification code'), null);
  },
);

test.serial('a number that was just saved is verified where it was typed', async (t) => {
  sessionStorage.clear();
  const { screen, user } = await aPerson(t, async () => ({ ...anAccount, phoneNumber: '+447400123456' }), {
    ...anAccount,
    phoneNumber: '+12025550177',
  });
  await user.click(screen.getByRole('button', named('Change phone')));
  await user.clear(screen.getByLabelText('Phone number'));
  await user.type(screen.getByLabelText('Phone number'), '2025550178');
  await user.click(screen.getByRole('button', named('Save Changes')));
  const code: Element = await screen.findByLabelText('Verification code');
  t.is(document.activeElement, code);
});

test.serial('leaving with something unsaved is asked once, and taken up only by whoever wants to go', async (t) => {
  const { screen, user, settled } = await aPerson(t, async () => anAccount);
  const away = screen.getByRole('button', named('Away'));
  for (const [row, label] of [
    ['Change name', 'First name'],
    ['Change work', 'Role'],
  ] as const) {
    await user.click(screen.getByRole('button', named(row)));
    await user.type(screen.getByLabelText(label), 'x');
  }
  const closing = new Event('beforeunload', { cancelable: true });
  t.false(window.dispatchEvent(closing), 'the browser asks as well');
  await user.click(away);
  await user.click(await screen.findByRole('button', named('Stay Here')));
  await settled(() => t.is(screen.queryByRole('dialog'), null));
  t.is(screen.getByLabelText<HTMLInputElement>('Role').value, 'x');
  for (const cancel of screen.getAllByRole('button', named('Cancel'))) await user.click(cancel);
  await user.click(away);
  t.is(screen.queryByRole('dialog'), null, 'nothing is unsaved any more');
  t.true(window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
});

const checkIns: CheckIns = {
  success: true,
  next: [{ date: '2026-11-23', at: '2026-11-23T07:00:00.000Z' }],
  fewerFrom: null,
  none: null,
  pause: null,
  thinning: true,
  byText: false,
  insights: { weekly: false, monthly: false },
  undeliverable: false,
  quietSince: null,
};

test.serial(
  'a schedule that is being chosen shows what the server would make of it, and saves what differs',
  async (t) => {
    const saved: ProfileChange[] = [];
    const save = async (change: ProfileChange) => {
      saved.push(change);
      return anAccount;
    };
    const asked: string[] = [];
    const respond = ({ path }: { path: string }) => {
      if (!path.includes('/preview?')) return { body: checkIns };
      const query = new URLSearchParams(path.slice(path.indexOf('?')));
      asked.push(query.get('messageDays') ?? '');
      const at = `2026-12-0${query.get('messageDays')?.length}T16:30:00.000Z`;
      return { body: { success: true, next: [{ date: at.slice(0, 10), at }], fewerFrom: null, none: null } };
    };
    const part = createElement(CheckInsPanel, { user: { ...anAccount, messageFrequency: 'weekly' }, save });
    const { screen, user, settled } = await rendered(t, part, respond);
    await user.click(await screen.findByRole('button', named('Change schedule')));
    t.truthy(await screen.findByText('Tuesday, December 1, 4:30 PM'));
    await user.click(screen.getByRole('checkbox', named('Wednesday')));
    t.truthy(await screen.findByText('Thursday, December 3, 4:30 PM'));
    await user.click(screen.getByRole('checkbox', named('Sunday')));
    await user.click(screen.getByRole('checkbox', named('Wednesday')));
    t.truthy(screen.getByText(/4:30 PM/), 'without a day nothing is asked, and the last answer stays');
    await user.click(screen.getByRole('checkbox', named('Friday')));
    await user.click(screen.getByRole('button', named('Save Changes')));
    await settled(() => t.deepEqual(saved, [{ messageDays: [5] }]));
    t.deepEqual(asked, ['0', '0,3', '3', '5']);
  },
);

test.serial('a schedule that was saved can be taken back, with the weeks that it came in', async (t) => {
  const before: User = { ...anAccount, messageFrequency: 'weekly', messageDays: [1], messageEvery: 2 };
  const saved: ProfileChange[] = [];
  const save = async (change: ProfileChange) => {
    saved.push(change);
    return anAccount;
  };
  const next = { ...checkIns, next: [{ date: '2026-12-07', at: '2026-12-07T07:00:00.000Z' }], none: null };
  const part = createElement(CheckInsPanel, { user: before, save });
  const { screen, user, settled } = await rendered(t, part, () => ({ body: next }));
  await user.click(await screen.findByRole('button', named('Change schedule')));
  await user.click(screen.getByRole('radio', named(/^Daily/)));
  await user.click(screen.getByRole('button', named('Save Changes')));
  await settled(() => t.is(currentToast()?.action?.label, 'Undo'));
  await act(async () => currentToast()?.action?.run());
  await settled(() => t.is(currentToast()?.title, 'Check-ins are as before'));
  t.deepEqual(saved, [{ messageFrequency: 'daily' }, { messageFrequency: 'weekly', messageWeekOf: '2026-12-07' }]);
});

test.serial(
  'a pause is taken back from the notice, and so is its end: as it was, where it was to begin later too',
  async (t) => {
    const changes: unknown[] = [];
    const pause = { from: '2031-02-01', until: '2031-03-01', reason: 'asked' } as const;
    const respond = ({ method, body }: { method: string; body: unknown }) => {
      if (method === 'PUT') changes.push(JSON.parse(String(body)));
      return { body: changes.length % 2 === 0 ? { ...checkIns, pause } : checkIns };
    };
    const part = createElement(CheckInsPanel, { user: anAccount, save: async () => anAccount });
    const { screen, user, settled } = await rendered(t, part, respond);
    await user.click(await screen.findByRole('button', named(/Resume Check-ins/)));
    await settled(() => t.is(currentToast()?.action?.label, 'Undo'));
    await act(async () => currentToast()?.action?.run());
    await screen.findByText(/Check-ins are paused from February 1, 2031/);
    t.is(currentToast()?.action, undefined);
    t.deepEqual(changes, [{ pausedUntil: null }, { pausedUntil: '2031-03-01', pausedFrom: '2031-02-01' }]);
  },
);

test.serial('a date to pause until lies ahead; a pause is said and taken back', async (t) => {
  const changes: unknown[] = [];
  const paused: CheckIns = { ...checkIns, pause: { from: null, until: '2031-03-01', reason: 'asked' } };
  const respond = ({ method, body }: { method: string; body: unknown }) => {
    if (method === 'PUT') changes.push(JSON.parse(String(body)));
    return { body: changes.length === 1 ? paused : checkIns };
  };
  const part = createElement(CheckInsPanel, { user: anAccount, save: async () => anAccount });
  const { screen, user } = await rendered(t, part, respond);
  await user.click(await screen.findByRole('button', named('Change pause')));
  const pause = screen.getByRole('button', named('Pause'));
  t.true(pause.hasAttribute('disabled'));
  await user.type(screen.getByLabelText('No check-ins before'), '2031-03-01');
  await user.click(pause);
  t.truthy(await screen.findByText('Check-ins are paused until March 1, 2031.'));
  await user.click(await screen.findByRole('button', named(/Resume Check-ins/)));
  t.truthy(await screen.findByText('Not paused'));
  t.deepEqual(changes, [{ pausedUntil: '2031-03-01' }, { pausedUntil: null }]);
});

test.serial('what is typed of a career stays when its dialog is closed, and goes with Cancel', async (t) => {
  const { CareerPanel } = await import('#web/client/features/career/career-panel.tsx');
  const facts = { body: { success: true, facts: [], dismissed: [] } };
  const { screen, user } = await rendered(t, createElement(CareerPanel), () => facts);
  const open = async () => user.click(await screen.findByRole('button', named('Add a position')));
  const title = () => screen.findByLabelText<HTMLInputElement>('Title');
  await open();
  await user.type(await title(), 'Head Chef');
  await user.keyboard('{Escape}');
  await open();
  t.is((await title()).value, 'Head Chef');
  await user.click(screen.getByRole('button', named('Cancel')));
  await open();
  t.is((await title()).value, '');
});
