import { routes } from '#web/api/api.ts';
import type { Route } from '#web/api/route.ts';

/** A body that each writing call takes; a route that is missing here fails the sweep. */
const bodies: Readonly<Record<string, unknown>> = {
  'post /api/auth/login': { email: 'sweep@example.com' },
  'post /api/auth/token': { token: 'link_none' },
  'post /api/achievements': { originalMessage: 'Written by the sweep' },
  'put /api/achievements/:id': { originalMessage: 'Rewritten by the sweep' },
  'post /api/outbox/:id/reply': { text: 'Answered by the sweep' },
};

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Every call there is, with a body that it takes. */
export const everyCall = (): readonly Readonly<{ route: Route; name: string; body: unknown }>[] =>
  routes.map((route) => {
    const name = nameOf(route);
    if (route.body !== null && !(name in bodies)) throw new Error(`the sweep has no body for ${name}`);
    return { route, name, body: bodies[name] };
  });

export const writingCalls = () => everyCall().filter(({ route }) => route.method !== 'get');
export const pathOf = ({ path }: Route, id: string): string => path.replace(':id', id);
