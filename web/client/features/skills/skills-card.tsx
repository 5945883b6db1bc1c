import { Button } from 'antd';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MetSkill, SkillsProfile, UnderIndexedSkill } from '#web/contract/skills.ts';
import { winDay } from '../../shared/calendar.ts';
import { lazily } from '../../shared/lazily.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import styles from './skills-card.module.css';
import { useSkillsProfile } from './use-skills.ts';

const ManageSkillsDialog = lazily(() => import('./manage-skills-dialog.tsx'));

/** Leadership DNA: what the wins show of skills. Each opens its wins. */
export const SkillsCard = ({ userId }: { userId: number }) => {
  const id = useId();
  const { profile, failed } = useSkillsProfile(userId);
  const [managing, setManaging] = useState<'no' | 'open' | 'closed'>('no');
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {copy.title}
        </h3>
        {profile && <Button onClick={() => setManaging('open')}>{copy.manage}</Button>}
      </div>
      <Body profile={profile} failed={failed} />
      <Suspense>
        {profile && managing !== 'no' && (
          <ManageSkillsDialog
            skills={profile.skillFrequency}
            open={managing === 'open'}
            onClose={() => setManaging('closed')}
          />
        )}
      </Suspense>
    </section>
  );
};

const Body = ({ profile, failed }: ReturnType<typeof useSkillsProfile>) => {
  if (failed)
    return (
      <div role="alert">
        <p>{copy.failed.title}</p>
        <p className={styles.how}>{copy.failed.detail}</p>
      </div>
    );
  if (profile === undefined) return <Skeleton label={copy.loading} lines={5} />;
  if (profile === null) return <None />;
  if (profile.skillFrequency.length === 0) return <p className={styles.how}>{copy.allHidden}</p>;
  return <Profile profile={profile} />;
};

const None = () => (
  <div className={styles.none}>
    <p className={styles.noneTitle}>{copy.none.title}</p>
    <p className={styles.how}>{copy.none.detail}</p>
    <ButtonLink to="/wins" quiet>
      {copy.none.action}
    </ButtonLink>
  </div>
);

const Profile = ({ profile }: { profile: SkillsProfile }) => {
  const { skillFrequency, coreStrengths, underIndexed } = profile;
  const strengths = coreStrengths.flatMap((name) => skillFrequency.filter(({ skill }) => skill === name));
  const lacking = new Set(underIndexed.map(({ skill }) => skill));
  const others = skillFrequency.filter(({ skill }) => !coreStrengths.includes(skill) && !lacking.has(skill));
  const most = Math.max(...skillFrequency.map(({ count }) => count));
  const words = copy.others;
  return (
    <div className={styles.parts}>
      {strengths.length > 0 && (
        <Part title={copy.strengths.title} how={copy.strengths.how}>
          <ul className={styles.rows}>
            {strengths.map((met) => (
              <SkillRow key={met.skill} met={met} most={most} best={bestOf(profile, met.skill)} />
            ))}
          </ul>
          <Grown skills={strengths} />
          <TryNext profile={profile} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title={strengths.length > 0 ? words.title : words.titleAlone} how={strengths.length > 0 ? '' : words.how}>
          <Others skills={others} bars={Math.max(0, MOST_BARS - strengths.length)} most={most} />
        </Part>
      )}
      {underIndexed.length > 0 && (
        <Part title={copy.underIndexed.title} how={copy.underIndexed.how}>
          <ul className={styles.rows}>
            {underIndexed.slice(0, MOST_QUIET).map((one) => (
              <UnderIndexedRow key={one.skill} one={one} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
};

/** So many skills are told by a bar; the others by their number alone. */
const MOST_BARS = 6;

/** A few are a thought; a list of them would be a reproach. */
const MOST_QUIET = 3;

const Part = (props: { title: string; how: string; children: ReactNode }) => (
  <div>
    <h4 className={styles.part}>{props.title}</h4>
    {props.how !== '' && <p className={styles.how}>{props.how}</p>}
    {props.children}
  </div>
);

const winsOf = (skill: string): string => `/wins?${new URLSearchParams({ skill })}`;

type Best = SkillsProfile['strengths'][number]['best'];

const bestOf = ({ strengths }: SkillsProfile, skill: string): Best =>
  strengths.find((one) => one.skill === skill)?.best ?? [];

const pathOf = (winId: string): string => `/wins/edit/${encodeURIComponent(winId)}`;

/** The wins that show a skill best, in one sentence, each the way to itself. */
const BestWins = ({ best }: { best: Best }) =>
  best.length === 0 ? null : (
    <p className={styles.best}>
      {copy.bestIn}{' '}
      {best.map(({ winId, quote, ...win }, at) => (
        <span key={winId}>
          {at > 0 && ` ${copy.and} `}
          <Link to={pathOf(winId)}>{copy.quoted(quote)}</Link> ({winDay(win)})
        </span>
      ))}
    </p>
  );

/** The skill that grew most since the ninety days before. */
const Grown = ({ skills }: { skills: readonly MetSkill[] }) => {
  const grown = skills.filter(({ last90Days, previous90Days }) => last90Days > previous90Days && last90Days > 1);
  const [first] = grown.toSorted(
    (one, other) => other.last90Days - other.previous90Days - (one.last90Days - one.previous90Days),
  );
  return first ? (
    <p className={styles.next}>{copy.grown(first.skill, first.last90Days, first.previous90Days)}</p>
  ) : null;
};

const TryNext = ({ profile: { tryNext } }: { profile: SkillsProfile }) =>
  tryNext && (
    <p className={styles.next}>
      {copy.tryNext[tryNext.why](tryNext.skill)}
      {tryNext.winId !== null && (
        <>
          {' '}
          <Link to={pathOf(tryNext.winId)}>{copy.tryThere}</Link>
        </>
      )}
    </p>
  );

/** How often it is met, beside the one that is met most. */
const SkillRow = ({ met, most, best = [] }: { met: MetSkill; most: number; best?: Best }) => {
  const trend = copy.trends[met.trend];
  return (
    <li>
      <Link to={winsOf(met.skill)} className={styles.row}>
        <span className={styles.name}>{met.skill}</span>
        <span className={styles.count} title={copy.trendHow}>
          {copy.wins(met.count)},{' '}
          <span className={styles.trend} data-trend={met.trend}>
            {trend}
          </span>
          <span className="visually-hidden">{copy.lastOn(met.lastDate, met.lastDateIsApproximate === true)}</span>
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.max(4, (100 * met.count) / most)}%` }} />
        </span>
      </Link>
      <BestWins best={best} />
    </li>
  );
};

const FEW = 8;

const Others = ({ skills, bars, most }: { skills: readonly MetSkill[]; bars: number; most: number }) => {
  const [all, setAll] = useState(false);
  const rest = skills.slice(bars);
  return (
    <>
      {bars > 0 && (
        <ul className={styles.rows}>
          {skills.slice(0, bars).map((met) => (
            <SkillRow key={met.skill} met={met} most={most} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={styles.chips}>
          {rest.slice(0, all ? rest.length : FEW).map(({ skill, count }) => (
            <li key={skill}>
              <Link to={winsOf(skill)} className={styles.chip}>
                {skill}
                <span className={styles.number}>
                  {count}
                  <span className="visually-hidden"> {copy.winsWord(count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rest.length > FEW && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.all(skills.length)}
        </button>
      )}
    </>
  );
};

const UnderIndexedRow = ({ one }: { one: UnderIndexedSkill }) => {
  const words = copy.underIndexed;
  const { skill, why, count, lastDate } = one;
  const isMonth = one.lastDateIsApproximate === true;
  const reason = why === 'claimed' || lastDate === null ? words.claimed(count) : words.quiet(lastDate, isMonth);
  return (
    <li className={styles.quiet}>
      {count === 0 ? (
        <span className={styles.name}>{skill}</span>
      ) : (
        <Link to={winsOf(skill)} className={styles.name} aria-label={copy.openWins(skill, count)}>
          {skill}
        </Link>
      )}
      <span className={styles.why}>{reason}</span>
    </li>
  );
};
