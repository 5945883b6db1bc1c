import { winCategories } from '#web/contract/achievements.ts';
import { CategoryDot } from '../cairn/cairn.tsx';
import { categoryName, guessed } from '../categories.ts';
import { copy } from '../copy.ts';
import styles from './guessed-category.module.css';

const words = copy.guess;

export type Category = (typeof winCategories)[number];

/** A category that is only a guess, beside its win: one click opens the sixteen, the guessed one among them. */
export const GuessedCategory = (props: { category: string; onChoose: (category: Category) => void }) => {
  const name = categoryName(props.category);
  return (
    <span className={styles.guess} title={words.hint}>
      <CategoryDot category={props.category} />
      <select
        aria-label={words.label(name)}
        value=""
        onChange={({ target }) => props.onChoose(target.value as Category)}
      >
        <option value="" disabled hidden>
          {guessed(props.category)}
        </option>
        {winCategories.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </select>
    </span>
  );
};
