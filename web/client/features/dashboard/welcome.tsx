import { use } from 'react';
import type { AchievementPage } from '#web/contract/achievements.ts';
import type { WinDays } from '#web/contract/win-days.ts';
import { BareGround, Cairn } from '../../shared/cairn/cairn.tsx';
import type { StoneSeed } from '../../shared/cairn/cairn-shape.ts';
import { InFrame } from '../../shared/in-frame.ts';
import { copy } from './copy.ts';
import styles from './welcome.module.css';

const WIDTH = 118;

type Parts = Readonly<{
  firstName: string;
  latest: AchievementPage | undefined;
  year: WinDays | undefined;
}>;

/** Who is here, how many stones there are, the latest win in its own words, and the cairn of all of them. */
export const Welcome = ({ firstName, latest, year }: Parts) => (
  <div className={styles.welcome}>
    <div className={styles.words}>
      <h1>
        {use(InFrame) ? (
          <span data-first="name" data-words={copy.welcome('{}')}>
            {copy.welcome('')}
          </span>
        ) : (
          copy.welcome(firstName)
        )}
      </h1>
      <p className={styles.so}>{latest ? <SoFar latest={latest} /> : <PlaceOfSoFar />}</p>
    </div>
    <div className={styles.pile}>{latest && <Pile latest={latest} year={year} />}</div>
  </div>
);

const SoFar = ({ latest: { total, achievements } }: { latest: AchievementPage }) => {
  const [newest] = achievements;
  if (!newest) return copy.noStones;
  return (
    <>
      {copy.stones(total)} {copy.latest} <q className={styles.own}>{newest.originalMessage}</q>
    </>
  );
};

/** The same words once `start.js` knows them: hidden until then. */
const PlaceOfSoFar = () =>
  use(InFrame) ? (
    <span data-first="latest" hidden>
      <span data-one={copy.stones(1)} data-many={copy.stones(MANY).replace(`${MANY}`, '{}')} /> {copy.latest}{' '}
      <q className={styles.own} />
    </span>
  ) : (
    ' '
  );

/** Any number that is more than one, and written with digits alone. */
const MANY = 2;

/** A few wins are a stone each; of many each stone below the newest is a share. */
const Pile = ({ latest: { total, achievements }, year }: { latest: AchievementPage; year: WinDays | undefined }) => {
  const [newest] = achievements;
  if (!newest) return <BareGround width={WIDTH} />;
  const stones: readonly StoneSeed[] =
    total <= achievements.length || !year
      ? achievements.map(({ id, category }) => ({ seed: id, category })).reverse()
      : [
          ...year.shares.map(({ category }, at) => ({ seed: `${newest.userId} share ${at}`, category })),
          { seed: newest.id, category: newest.category },
        ];
  return <Cairn width={WIDTH} stones={stones} />;
};
