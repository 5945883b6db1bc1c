import { Suspense } from 'react';
import useSWR, { type State, SWRConfig } from 'swr';
import { operatorSelf } from '#web/contract/admin/me.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { useApi } from '../shared/api/api-context.ts';
import { hasStatus } from '../shared/api/api-error.ts';
import { lazily } from '../shared/lazily.tsx';
import { Waiting } from '../shared/parts/waiting.tsx';
import { copy } from '../shell/copy.ts';
import NotFoundPage from './not-found-page.tsx';

const AdminLayout = lazily(() => import('./admin-layout.tsx'));

type Cache = Map<string, State<unknown, unknown>>;
let known: Readonly<{ userId: number; cache: Cache }> | null = null;

/** Going from one admin page to another shows at once what was read before, and reads it again. SWR gives up a cache with its page, so the next has a copy. */
const cacheOf = (userId: number): Cache => {
  const cache: Cache = new Map(known?.userId === userId ? known.cache : []);
  known = { userId, cache };
  return cache;
};

/** Asks who it is before anything of the admin is loaded: for everybody but operators there is no such page. */
export default function AdminGate() {
  const state = useSessionState();
  if (state.status !== 'signed-in') return null;
  const { userId } = state.user;
  return (
    <SWRConfig key={userId} value={{ provider: () => cacheOf(userId) }}>
      <Suspense fallback={<Waiting title={copy.loadingPage} />}>
        <ForOperators email={state.user.email} />
      </Suspense>
    </SWRConfig>
  );
}

const ME = '/api/admin/me';

const ForOperators = ({ email }: { email: string }) => {
  const api = useApi();
  const { data, error, mutate } = useSWR(ME, () => api.get(ME, operatorSelf), { dedupingInterval: 1000 });
  if (hasStatus(error, 404)) return <NotFoundPage />;
  if (data !== undefined) return <AdminLayout self={data} refresh={() => mutate()} email={email} />;
  if (error !== undefined) throw error;
  return <Waiting title={copy.loadingPage} />;
};
