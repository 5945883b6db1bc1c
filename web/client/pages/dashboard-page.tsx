import { Link } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { profileSaved } from '#web/contract/profile.ts';
import type { WinDays } from '#web/contract/win-days.ts';
import { MovedZoneNotice } from '../features/check-ins/moved-zone-notice.tsx';
import { useCheckIns } from '../features/check-ins/use-check-ins.ts';
import { Composer } from '../features/conversation/composer.tsx';
import { Card, Cards, WinRows } from '../features/dashboard/cards.tsx';
import { copy } from '../features/dashboard/copy.ts';
import { HeatMap } from '../features/dashboard/heat-map.tsx';
import { nextCheckIn } from '../features/dashboard/next-check-in.ts';
import { thisMonth } from '../features/dashboard/this-month.ts';
import { useLatestWins, useWinDays } from '../features/dashboard/use-dashboard.ts';
import { Welcome } from '../features/dashboard/welcome.tsx';
import { SummaryCard } from '../features/insights/summary-card.tsx';
import { NeedsYouNotice } from '../features/needs-you/needs-you-notice.tsx';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { SkillsCard } from '../features/skills/skills-card.tsx';
import { SendCheckIn } from '../features/wins/send-check-in.tsx';
import { useApi } from '../shared/api/api-context.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { locale } from '../shared/locale.ts';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './dashboard-page.module.css';
import page from './page.module.css';

/** Up to so many wins are told one by one; from then on the year tells them. */
const FEW = 3;

/** Where people land once they are signed in. */
export default function DashboardPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const state = useSessionState();
  const latest = useLatestWins();
  const days = useWinDays();
  if (state.status !== 'signed-in') return null; // still being found out; the cards would say nothing
  const { userId, firstName } = state.user;
  const total = latest.data?.total;
  return (
    <div className={page.wide}>
      <Welcome firstName={firstName} latest={latest.data} year={days.data} />
      <Composer />
      <NeedsYouNotice />
      <MovedZone user={state.user} />
      <Cards>
        <TotalCard total={total} failed={latest.failed} year={days.data} />
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
        <HeatMap year={days.data} failed={days.failed} retry={days.retry} />
        <div className={styles.sides}>
          <SkillsCard userId={userId} />
          <SummaryCard userId={userId} />
        </div>
        {total === 0 && <p className={styles.none}>{copy.none}</p>}
        {latest.data && total !== undefined && total > 0 && total <= FEW && (
          <section className={styles.latest}>
            <h3>{copy.latestWins}</h3>
            <WinRows wins={latest.data.achievements} />
          </section>
        )}
      </section>
    </div>
  );
}

const TotalCard = (props: { total: number | undefined; failed: boolean; year: WinDays | undefined }) => {
  const { total, failed, year } = props;
  const words = failed ? copy.totalFailed : total === 0 ? copy.totalNone : (year && thisMonth(year)) || copy.totalSome;
  return (
    <Card label={copy.total} figure={<strong>{total?.toLocaleString(locale) ?? '\u00a0'}</strong>} to="/wins">
      <p>{total === undefined && !failed ? '\u00a0' : words}</p>
    </Card>
  );
};

const MovedZone = ({ user }: { user: User }) => {
  const session = useSession();
  const api = useApi();
  const move = async (timezone: string): Promise<void> => {
    const { profile } = await api.write('PUT', '/api/user/profile', { timezone }, profileSaved);
    session.update(profile);
  };
  return <MovedZoneNotice timezone={user.timezone} move={move} />;
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
