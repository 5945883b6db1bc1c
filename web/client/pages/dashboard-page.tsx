import { Link } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { useCheckIns } from '../features/check-ins/use-check-ins.ts';
import { Card, Cards, LatestWins } from '../features/dashboard/cards.tsx';
import { copy } from '../features/dashboard/copy.ts';
import { nextCheckIn } from '../features/dashboard/next-check-in.ts';
import { SummaryCard } from '../features/insights/summary-card.tsx';
import { NeedsYouNotice } from '../features/needs-you/needs-you-notice.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { SkillsCard } from '../features/skills/skills-card.tsx';
import { SendCheckIn } from '../features/wins/send-check-in.tsx';
import { useWins, type WinsRead } from '../features/wins/use-wins.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { Cairn } from '../shared/cairn/cairn.tsx';
import { locale } from '../shared/locale.ts';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './dashboard-page.module.css';
import page from './page.module.css';

const all = { q: '', category: '', skill: '' };
const mostStones = 8;
const latest = 3;

/** Where people land once they are signed in. */
export default function DashboardPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const state = useSessionState();
  const { list, status } = useWins(all);
  if (state.status !== 'signed-in') return null; // still being found out; the cards would say nothing
  const wins = list?.wins ?? [];
  return (
    <div className={page.wide}>
      <div className={styles.welcome}>
        <h1>{copy.welcome(state.user.firstName)}</h1>
        <div className={styles.pile}>
          {list && <Cairn width={110} {...(wins.length > 0 && { stones: stonesOf(wins) })} />}
        </div>
      </div>
      <NeedsYouNotice />
      <Cards>
        <TotalCard total={list?.total} status={status} />
        <CheckInCard user={state.user} />
        <Card label={copy.content} figure={copy.createContent} to="/content">
          <p>{copy.contentDetail}</p>
        </Card>
      </Cards>
      <section className={styles.going}>
        <div className={styles.goingHead}>
          <h2>{copy.going}</h2>
          <Link to="/wins?tab=timeline" className={page.back}>
            {copy.timeline} →
          </Link>
        </div>
        <div className={styles.sides}>
          <SkillsCard userId={state.user.userId} />
          <SummaryCard userId={state.user.userId} />
        </div>
        {list?.total === 0 ? <p className={styles.none}>{copy.none}</p> : <LatestWins wins={wins.slice(0, latest)} />}
      </section>
    </div>
  );
}

const TotalCard = ({ total, status }: { total: number | undefined; status: WinsRead['status'] }) => {
  const words = status === 'failed' ? copy.totalFailed : total === 0 ? copy.totalNone : copy.totalSome;
  return (
    <Card label={copy.total} figure={<strong>{total?.toLocaleString(locale) ?? '\u00a0'}</strong>} to="/wins">
      <p>{status === 'loading' ? '\u00a0' : words}</p>
    </Card>
  );
};

const CheckInCard = ({ user }: { user: User }) => {
  const { checkIns } = useCheckIns();
  const { when, detail } = nextCheckIn(user, checkIns, new Date());
  return (
    <Card label={copy.nextCheckIn} figure={when}>
      <p>{detail}</p>
      <SendCheckIn />
    </Card>
  );
};

/** The newest wins as a pile, the newest on top. */
const stonesOf = (wins: readonly { id: string; category: string | null }[]) =>
  wins
    .slice(0, mostStones)
    .map(({ id, category }) => ({ seed: id, category }))
    .reverse();
