import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Achievement } from '#web/contract/achievements.ts';
import { Composer } from '../features/conversation/composer.tsx';
import { copy as insightsCopy } from '../features/insights/copy.ts';
import { NeedsYouPanel } from '../features/needs-you/needs-you-panel.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { copy } from '../features/wins/copy.ts';
import { FilterBar } from '../features/wins/filter-bar.tsx';
import { RemovedWins } from '../features/wins/removed-wins.tsx';
import { SendCheckIn } from '../features/wins/send-check-in.tsx';
import { useFilters } from '../features/wins/use-filters.ts';
import { useWins } from '../features/wins/use-wins.ts';
import { WinList } from '../features/wins/win-list.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { Tabs } from '../shared/parts/tabs.tsx';
import styles from './page.module.css';
import { useToday } from './use-today.ts';

const Timeline = lazy(async () => ({ default: (await import('../features/insights/timeline.tsx')).Timeline }));
const AddWinDialog = lazy(() => import('../features/wins/add-win-dialog.tsx'));
const RemoveWinDialog = lazy(() => import('../features/wins/remove-win-dialog.tsx'));

const tabs = [
  { id: 'wins', label: copy.list },
  { id: 'timeline', label: insightsCopy.tab },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** Which tab is open stands in the address: links lead to it, and coming back finds it. */
const useTab = (): readonly [Tab, (tab: Tab) => void] => {
  const [query, setQuery] = useSearchParams();
  const choose = (tab: Tab): void => setQuery(tab === 'wins' ? {} : { tab }, { replace: true });
  return [query.get('tab') === 'timeline' ? 'timeline' : 'wins', choose];
};

/** My Wins. */
export default function WinsPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const navigate = useNavigate();
  const { filters, typed, type, choose, clearSkill, clear } = useFilters();
  const [tab, chooseTab] = useTab();
  const state = useSessionState();
  const read = useWins(filters);
  const [adding, setAdding] = useState<'no' | 'open' | 'closed'>('no');
  const [removal, setRemoval] = useState<{ win: Achievement; open: boolean }>();
  const edit = useCallback((win: Achievement) => navigate(`/wins/edit/${encodeURIComponent(win.id)}`), [navigate]);
  const remove = useCallback((win: Achievement) => setRemoval({ win, open: true }), []);
  const today = useToday();
  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
        <SendCheckIn />
      </div>
      <div className={styles.composer}>
        <Composer />
      </div>
      <NeedsYouPanel onType={() => setAdding('open')} />
      <Tabs
        label={copy.heading}
        tabs={tabs}
        chosen={tab}
        onChoose={chooseTab}
        aside={
          <span className={styles.count} aria-live="polite">
            {tab === 'wins' && read.list?.total ? copy.count(read.list.total) : ''}
          </span>
        }
      >
        {tab === 'timeline' ? (
          <Suspense>
            {state.status === 'signed-in' && (
              <Timeline userId={state.user.userId} hasWins={read.list === undefined || read.list.total > 0} />
            )}
          </Suspense>
        ) : (
          <>
            <h2 className="visually-hidden">{copy.all}</h2>
            <FilterBar
              typed={typed}
              onType={type}
              category={filters.category}
              categories={read.list?.categories ?? []}
              onChoose={choose}
              skill={filters.skill}
              onClearSkill={clearSkill}
              onAdd={() => setAdding('open')}
            />
            <div className={styles.list}>
              <WinList read={read} onEdit={edit} onRemove={remove} onClearFilters={clear} />
            </div>
            <RemovedWins />
          </>
        )}
      </Tabs>
      <Suspense>
        {adding !== 'no' && <AddWinDialog open={adding === 'open'} today={today} onClose={() => setAdding('closed')} />}
        {removal && (
          <RemoveWinDialog
            {...removal}
            onClose={() => setRemoval({ ...removal, open: false })}
            onClosed={() => setRemoval(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
