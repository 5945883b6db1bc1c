import { stoneTint } from '../../shared/cairn/cairn-shape.ts';
import { categoryName } from '../../shared/categories.ts';
import styles from './category-chip.module.css';

/** The category of a win in the hue of its stone. */
export const CategoryChip = ({ category }: { category: string | null }) =>
  category === null ? null : (
    <span className={styles.chip}>
      <Hue category={category} />
      {categoryName(category)}
    </span>
  );

/** The hue of a category, beside its word. */
export const Hue = ({ category }: { category: string }) => (
  <span className={styles.hue} style={{ background: stoneTint(category) }} aria-hidden="true" />
);

export const Chip = ({ children }: { children: string }) => <span className={styles.chip}>{children}</span>;
