import type { ReactNode } from 'react';
import type { TriedWin } from '#web/contract/try-out.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { dollars, prices } from '../../shared/plan-choices.ts';
import { copy } from './copy.ts';
import styles from './hero.module.css';

const words = copy.hero;

/** What it is, what it costs, and the cairn, on which every stone that a visitor tries drops. */
export const Hero = ({ placed, children }: { placed: readonly TriedWin[]; children: ReactNode }) => {
  const { brandName } = useAppConfig();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{words.eyebrow}</p>
        <h1 className={styles.headline}>{words.headline}</h1>
        <p className={styles.lead}>{words.lead(brandName)}</p>
        <div className={styles.ways}>
          <ButtonLink to="/register">{words.subscribe}</ButtonLink>
          <a href="#howitworks" className={styles.quiet}>
            {words.how}
          </a>
        </div>
        <p className={styles.price}>{words.price(dollars(prices.monthly), dollars(prices.yearly))}</p>
      </div>
      <div className={styles.tryIt}>{children}</div>
      <div className={styles.picture} data-placed={placed.length > 0}>
        <Cairn width={312} stones={[...first, ...placed.map(stoneOf)]} />
      </div>
    </div>
  );
};

const stoneOf = ({ text, category }: TriedWin, index: number) => ({ seed: `${index} ${text}`, category });

/** The pile that a visitor finds. */
const first = [
  { seed: 'the first week', category: 'Learning' },
  { seed: 'a hard talk', category: 'People' },
  { seed: 'the build, faster', category: 'Process improvement' },
  { seed: 'two new nurses', category: 'Teaching' },
  { seed: 'no more daily reports', category: 'Leadership' },
  { seed: 'the big order', category: 'Sales' },
  { seed: 'today', category: null },
];
