import type { OpenAccount } from '#web/contract/admin/accounts.ts';
import { locale } from '../../../shared/locale.ts';
import { AdminSection } from '../admin-head.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { Facts, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import styles from './accounts.module.css';
import { copy } from './copy.ts';

const words = copy.schedule;
type Schedule = OpenAccount['schedule'];

/** When it is asked, the next five times, and whether its address takes mail. */
export const AccountCheckIns = ({ account: { schedule, delivery } }: { account: OpenAccount }) => (
  <>
    <AdminSection title={words.title}>
      <Facts
        facts={[
          [words.frequency, howOften(schedule)],
          ...(schedule.frequency === 'weekly' ? [[words.days, daysOf(schedule)] as const] : []),
          [words.time, schedule.hour ?? words.times[schedule.time]],
          [words.timezone, schedule.timezone],
          [words.by, delivery.byText ? words.byText : words.byMail],
          [words.pause, <Pause key="pause" pause={schedule.pause} />],
        ]}
      />
      <Next schedule={schedule} />
    </AdminSection>
    <Delivery delivery={delivery} />
  </>
);

const howOften = ({ frequency, every }: Schedule): string =>
  frequency === 'weekly' && every === 2 ? words.everySecond : words.frequencies[frequency];

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
/** November 1, 2026 was a Sunday: day 0. */
const daysOf = ({ days }: Schedule): string =>
  days.map((day) => weekday.format(Date.UTC(2026, 10, 1 + day))).join(', ');

const Pause = ({ pause }: Pick<Schedule, 'pause'>) =>
  pause === null ? (
    words.notPaused
  ) : (
    <>
      <StateTag tone="warn">{words.pauses[pause.reason]}</StateTag>{' '}
      {pause.until === null ? words.forGood : words.until(pause.until)}
    </>
  );

const Next = ({ schedule: { next, none } }: { schedule: Schedule }) =>
  next.length === 0 ? (
    <p className={styles.note}>{none === null ? words.noneAtAll : words.none[none]}</p>
  ) : (
    <div className={styles.narrow}>
      <h3 className={styles.subtitle}>{words.next}</h3>
      <DataTable caption={words.nextCaption} columns={columns} rows={next} idOf={({ at }) => at} />
    </div>
  );

const columns: readonly Column<Schedule['next'][number]>[] = [
  { name: words.columns.date, show: ({ date }) => date },
  { name: words.columns.at, wide: true, show: ({ at }) => <When at={at} /> },
];

const Delivery = ({ delivery: { undeliverable, softFailures } }: Pick<OpenAccount, 'delivery'>) => {
  const said = copy.delivery;
  return (
    <AdminSection title={said.title}>
      <Facts
        facts={[
          [
            said.takes,
            <StateTag key="takes" tone={undeliverable ? 'bad' : 'good'}>
              {undeliverable ? said.no : said.yes}
            </StateTag>,
          ],
          [said.soft, said.softCount(softFailures)],
        ]}
      />
    </AdminSection>
  );
};
