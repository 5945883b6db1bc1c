import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Achievement } from '#web/contract/achievements.ts';
import { Composer } from '../features/conversation/composer.tsx';
import { copy as insightsCopy } from '../features/insights/copy.ts';
import { NeedsYouPanel } from '../features/needs-you/needs-you-panel.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { copy } from '../features/wins/copy.ts';
import { FROM_WINS } from '../features/wins/from-wins.ts';
import { Journal } from '../features/wins/journal.tsx';
import { SendCheckIn } from '../features/wins/send-check-in.tsx';
import { useJournal } from '../features/wins/use-journal.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { Tabs } from '../shared/parts/tabs.tsx';
import styles from './page.module.css';
import { useToday } from './use-today.ts';

const Timeline = lazy(async () => ({ default: (await import('../features/insights/timeline.tsx')).Timeline }));
const AddWinDialog = lazy(() => import('../features/wins/add-win-dialog.tsx'));

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
  const [tab, chooseTab] = useTab();
  const state = useSessionState();
  const journal = useJournal();
  const [adding, setAdding] = useState<'no' | 'open' | 'closed'>('no');
  const add = useCallback(() => setAdding('open'), []);
  const edit = useCallback(
    (win: Achievement) => navigate(`/wins/edit/${encodeURIComponent(win.id)}`, { state: FROM_WINS }),
    [navigate],
  );
  const today = useToday();
  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
        <SendCheckIn />
      </div>
      <div className={styles.composer}>
        <Composer brief />
      </div>
      <NeedsYouPanel onType={add} />
      <Tabs label={copy.heading} tabs={tabs} chosen={tab} onChoose={chooseTab}>
        {tab === 'timeline' ? (
          <Suspense>
            {state.status === 'signed-in' && (
              <Timeline userId={state.user.userId} hasWins={journal.list === undefined || journal.list.total > 0} />
            )}
          </Suspense>
        ) : (
          <Journal journal={journal} onAdd={add} onEdit={edit} />
        )}
      </Tabs>
      <Suspense>
        {adding !== 'no' && <AddWinDialog open={adding === 'open'} today={today} onClose={() => setAdding('closed')} />}
      </Suspense>
    </div>
  );
}
