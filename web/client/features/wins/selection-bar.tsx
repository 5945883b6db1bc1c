import { Button } from 'antd';
import { type Achievement, winCategories } from '#web/contract/achievements.ts';
import { categoryName } from '../../shared/categories.ts';
import select from '../../shared/forms/select-field.module.css';
import type { Category } from '../../shared/parts/guessed-category.tsx';
import { copy } from './copy.ts';
import styles from './selection-bar.module.css';

const words = copy.selection;

/** What can be done to several wins at once; it stays in sight while they are being chosen. */
export const SelectionBar = (props: {
  selected: readonly Achievement[];
  shown: number;
  onAll: () => void;
  onCategory: (category: Category) => void;
  onPrivate: (isPrivate: boolean) => void;
  onRemove: () => void;
  onEnd: () => void;
}) => {
  const { selected } = props;
  const none = selected.length === 0;
  const arePrivate = !none && selected.every((win) => win.private);
  return (
    <div className={styles.bar} role="toolbar" aria-label={words.label}>
      <strong className={styles.count} aria-live="polite">
        {words.count(selected.length)}
      </strong>
      <Button type="text" onClick={props.onAll}>
        {words.all(props.shown)}
      </Button>
      <span className={styles.actions}>
        <select
          className={`${select.select} ${styles.category}`}
          aria-label={words.category}
          value=""
          disabled={none}
          onChange={({ target }) => props.onCategory(target.value as Category)}
        >
          <option value="" disabled hidden>
            {words.category}
          </option>
          {winCategories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </select>
        <Button disabled={none} onClick={() => props.onPrivate(!arePrivate)}>
          {arePrivate ? words.makePublic : words.makePrivate}
        </Button>
        <Button danger disabled={none} onClick={props.onRemove}>
          {words.remove}
        </Button>
      </span>
      <Button className={styles.end ?? ''} onClick={props.onEnd}>
        {words.end}
      </Button>
    </div>
  );
};
