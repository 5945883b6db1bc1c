import { png } from '#test/support/pictures.ts';
import { routes } from '#web/api/api.ts';
import { nothing, type Route } from '#web/api/route.ts';

/** A body that each writing call takes; a route that is missing here fails the sweep. */
const bodies: Readonly<Record<string, unknown>> = {
  'post /api/auth/login': { email: 'sweep@example.com' },
  'post /api/auth/token': { token: 'link_none' },
  'post /api/auth/register': {
    firstName: 'Sweep',
    lastName: 'Er',
    email: 'sweep@example.com',
    phoneNumber: '2025550123',
    plan: 'monthly',
    terms: true,
  },
  'post /api/create-checkout-session': { plan: 'yearly' },
  'post /checkout/sandbox/:checkoutId': { outcome: 'decline' },
  'post /api/auth/passkeys': { response: {} },
  'post /api/user/passkeys': { label: 'Of the sweep', response: {} },
  'post /api/auth/resend-code': { phoneNumber: '+15555550100' },
  'post /api/auth/verify': { phoneNumber: '+15555550100', code: '123456' },
  'put /api/user/profile': { firstName: 'Swept' },
  'post /api/user/career': {
    facts: [{ id: '0d9bd6a2-6a0e-4c0e-9a41-6a0d1a4f2b11', is: 'skill', name: 'Sweeping' }],
  },
  'post /api/user/career/dismiss': { missing: 'education' },
  'put /api/user/career/:id': { is: 'skill', name: 'Sweeping' },
  'put /api/check-ins': { thinning: false },
  'post /api/user/address/confirm': { token: 'address_none' },
  'post /api/achievements': { originalMessage: 'Written by the sweep' },
  'post /api/try': { message: 'Swept the yard.' },
  'put /api/achievements/:id': { originalMessage: 'Rewritten by the sweep' },
  'post /api/achievements/:id/links': { url: 'https://sweep.example/yard' },
  'post /api/documents/generate': { type: 'cv' },
  'post /api/growth-insights/generate/:userId/:period': { forceRefresh: true },
  'patch /api/documents/:id': { content: 'Edited by the sweep' },
  'post /api/documents/:id/regenerate': {},
  'post /api/documents/:id/plain': {},
  'put /api/documents/:id/draft': { content: 'Drafted by the sweep', version: 1 },
  'post /api/documents/:id/shares': {},
  'post /shared/:token': { password: 'of the sweep' },
  'post /api/user/skills/choices': { is: 'hidden', skill: 'Sweeping' },
  'post /api/messages': { message: 'Said by the sweep' },
  'post /api/billing/resubscribe': { planType: 'monthly' },
  'post /api/billing/change-plan': { planType: 'yearly' },
  'post /unsubscribe': { 'List-Unsubscribe': 'One-Click' },
  'post /api/needs-you/disown': { ids: ['none'] },
  'post /api/held/:id/release': { token: 'held_none' },
  'post /api/held/:id/disown': { token: 'held_none' },
  'post /api/admin/projections/rebuild': { names: ['none'], reason: 'Of the sweep' },
  'post /api/admin/projections/verify': { names: ['none'], reason: 'Of the sweep' },
  'post /api/admin/projections/:id/pause': { reason: 'Of the sweep' },
  'post /api/admin/projections/:id/resume': { reason: 'Of the sweep' },
  'post /api/admin/accounts/find': { email: 'nobody-of-the-sweep@example.com' },
  'post /api/admin/accounts/:id/sign-out': { reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/login-mail': { reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/pause': { until: null, reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/resume': { reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/give-month': { reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/erase': { reason: 'Of the sweep' },
  'post /api/admin/accounts/:id/erase/confirm': { confirmation: 'none', reason: 'Of the sweep' },
  'post /api/admin/coupons': {
    code: null,
    discount: { percent: 10 },
    months: 1,
    uses: 1,
    endsAt: null,
    reason: 'Of the sweep',
  },
  'post /api/admin/coupons/:id/disable': { reason: 'Of the sweep' },
  'post /api/admin/mails/role/:id/answer': { text: 'Answered by the sweep', reason: 'Of the sweep' },
  'post /api/admin/mails/:id/read': { reason: 'Of the sweep' },
  'post /api/admin/jobs/retry': { userId: 1, reason: 'Of the sweep' },
  'post /api/admin/jobs/discard': { userId: 1, reason: 'Of the sweep' },
  'post /api/admin/jobs/:id/retry': { reason: 'Of the sweep' },
  'post /api/admin/jobs/:id/discard': { reason: 'Of the sweep' },
  'post /api/outbox/:id/reply': { text: 'Answered by the sweep' },
};

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Every call there is, with a body that it takes. */
export const everyCall = (): readonly Readonly<{ route: Route; name: string; body: unknown }>[] =>
  routes.map((route) => {
    const name = nameOf(route);
    if (route.body !== null && route.body !== nothing && !(name in bodies))
      throw new Error(`the sweep has no body for ${name}`);
    return { route, name, body: route.largestFile > 0 ? png(320, 240) : bodies[name] };
  });

export const writingCalls = () => everyCall().filter(({ route }) => route.method !== 'get');
export const pathOf = ({ path }: Route, id: string): string =>
  path.replace(':id', id).replace(':userId', id).replace(':period', 'month');
