import { type ReactNode, useId } from 'react';
import type { Overview } from '#web/contract/admin/overview.ts';
import { AdminLink } from '../admin-link.tsx';
import { BarChart, type BarSeries } from '../charts.tsx';
import { countOf } from '../figures.ts';
import { copy, wordsOf } from './copy.ts';
import styles from './happenings.module.css';
import { beginOf, endsOf, type Span, stepNamesOf, valuesOf } from './series.ts';

/** `isNow`: how many there are at this moment, which is shown even where there are none. */
type Line = Readonly<{ name: string; count: number; to?: string; isNow?: true }>;
type Part = Readonly<{ title: string; series: readonly BarSeries[]; lines: readonly Line[] }>;

/** Counts of the time shown, one card for each kind: bars over time, then what it was in detail. */
export const Happenings = ({ now, span }: { now: Overview; span: Span }) => {
  const about = aboutOf(now, span);
  return (
    <div className={styles.cards}>
      {[checkInsOf, mailInOf, mailOutOf, keptOf, writtenOf, jobsOf].map((partOf) => {
        const part = partOf(about);
        return <Card key={part.title} part={part} about={about} />;
      })}
    </div>
  );
};

const MOST_LINES = 6;

const Card = ({ part: { title, series, lines }, about }: { part: Part; about: About }) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <BarChart label={`${title}, ${copy.spans[about.span]}`} series={series} stepNames={about.stepNames} />
      <Lines lines={lines.filter(({ count, isNow }) => isNow || count > 0).slice(0, MOST_LINES)} />
    </section>
  );
};

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.length > 0 && (
    <dl className={styles.lines}>
      {lines.map(({ name, count, to }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{to === undefined ? countOf(count) : <AdminLink to={to}>{countOf(count)}</AdminLink>}</dd>
        </div>
      ))}
    </dl>
  );

const aboutOf = (now: Overview, span: Span) => {
  const counted = span === 'day' ? now.hours : now.days;
  const from = beginOf(counted);
  const to = (type: string): string => `events?${new URLSearchParams({ type, from })}`;
  return {
    now,
    span,
    stepNames: stepNamesOf(counted, span),
    named: (...names: readonly string[]) => valuesOf(counted, span, (name) => names.includes(name)),
    below: (prefix: string) => valuesOf(counted, span, (name) => name.startsWith(`${prefix}.`)),
    ends: (prefix: string) => endsOf(counted, prefix),
    sum: (name: string) => valuesOf(counted, span, (one) => one === name).reduce((sum, count) => sum + count, 0),
    to,
    linkTo: (address: string) => (sum: ReactNode) => <AdminLink to={address}>{sum}</AdminLink>,
  };
};
type About = ReturnType<typeof aboutOf>;

const checkInsOf = ({ now, named, below, ends, to, linkTo }: About): Part => {
  const words = copy.checkIns;
  return {
    title: words.title,
    series: [
      { name: words.sent, tone: 'main', values: named('check-in.sent'), link: linkTo(to('CheckInRequested')) },
      { name: words.skipped, tone: 'stone', values: below('check-in.skipped'), link: linkTo(to('CheckInSkipped')) },
      {
        name: words.cancelled,
        tone: 'warm',
        values: below('check-in.cancelled'),
        link: linkTo(to('CheckInCancelled')),
      },
    ],
    lines: [
      { name: words.dueNow, count: now.checkIns.dueNow, isNow: true },
      { name: words.dueInADay, count: now.checkIns.dueInADay, isNow: true },
      ...ends('check-in.skipped').map(([reason, count]) => ({ name: words.skippedFor(wordsOf(reason)), count })),
      ...ends('check-in.cancelled').map(([reason, count]) => ({ name: words.cancelledFor(wordsOf(reason)), count })),
    ],
  };
};

const mailInOf = ({ now, named, ends, linkTo }: About): Part => {
  const words = copy.mailIn;
  return {
    title: words.title,
    series: [{ name: words.arrived, tone: 'main', values: named('mail-in'), link: linkTo('mail') }],
    lines: [
      { name: words.heldNow, count: now.waitingMails.held, to: 'mail?end=held', isNow: true },
      { name: words.waitingNow, count: now.waitingMails.waiting, to: 'mail?end=waiting', isNow: true },
      ...ends('mail-in').map(([end, count]) => ({ name: capital(wordsOf(end)), count, to: `mail?end=${end}` })),
    ],
  };
};

const mailOutOf = ({ named, below, ends, sum, linkTo }: About): Part => {
  const words = copy.mailOut;
  const lost = named('mail-out.refused', 'mail-out.uncertain', 'mail-out.expired');
  const bounced = below('mail-out.bounced');
  return {
    title: words.title,
    series: [
      { name: words.sent, tone: 'main', values: named('mail-out.sent'), link: linkTo('mail?box=out&state=sent') },
      { name: words.lost, tone: 'bad', values: lost.map((count, step) => count + (bounced[step] ?? 0)) },
    ],
    lines: [
      { name: words.ends.requested, count: sum('mail-out'), to: 'mail?box=out' },
      ...(['refused', 'uncertain', 'expired'] as const).map((state) => ({
        name: words.ends[state],
        count: sum(`mail-out.${state}`),
        to: `mail?box=out&state=${state}`,
      })),
      ...ends('mail-out.bounced').map(([kind, count]) => ({
        name: words.bounced(wordsOf(kind)),
        count,
        to: 'mail?box=out',
      })),
    ],
  };
};

const keptOf = ({ named, sum, to, linkTo }: About): Part => {
  const words = copy.kept;
  return {
    title: words.title,
    series: [
      { name: words.wins, tone: 'main', values: named('win'), link: linkTo(to('WinRecorded')) },
      { name: words.documents, tone: 'stone', values: named('document'), link: linkTo(to('DocumentGenerated')) },
    ],
    lines: [
      { name: words.analysed, count: sum('win.analysed'), to: to('WinAnalysed') },
      { name: words.insights, count: sum('insight'), to: to('InsightGenerated') },
    ],
  };
};

const writtenOf = ({ named, ends, linkTo }: About): Part => {
  const words = copy.written;
  return {
    title: words.title,
    series: [
      { name: words.ai, tone: 'main', values: named('written.ai'), link: linkTo('ai') },
      { name: words.plain, tone: 'stone', values: named('written.plain'), link: linkTo('ai') },
    ],
    lines: ends('ai.fallback').map(([reason, count]) => ({ name: words.fallback(wordsOf(reason)), count, to: 'ai' })),
  };
};

const jobsOf = ({ named, ends, sum, to, linkTo }: About): Part => {
  const words = copy.jobs;
  return {
    title: words.title,
    series: [
      { name: words.failed, tone: 'warm', values: named('job.failed'), link: linkTo(to('JobFailed')) },
      { name: words.parked, tone: 'bad', values: named('job.parked'), link: linkTo(to('JobParked')) },
    ],
    lines: [
      { name: words.retried, count: sum('job.retried'), to: 'audit?action=job.retry' },
      { name: words.discarded, count: sum('job.discarded'), to: 'audit?action=job.discard' },
      ...ends('job.parked').map(([code, count]) => ({
        name: words.parkedFor(wordsOf(code)),
        count,
        to: `work?code=${code}`,
      })),
    ],
  };
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
