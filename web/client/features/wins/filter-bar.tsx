import { Button } from 'antd';
import { SearchAndChoice } from '../../shared/lists/search-and-choice.tsx';
import { copy } from './copy.ts';
import styles from './filter-bar.module.css';

/** Search, category and the way to add a win; and the skill that only the wins of are shown, with the way out of that. */
export const FilterBar = (props: {
  typed: string;
  onType: (words: string) => void;
  category: string;
  categories: readonly string[];
  onChoose: (category: string) => void;
  skill: string;
  onClearSkill: () => void;
  onAdd: () => void;
}) => {
  const offered = props.category === '' ? props.categories : [...new Set([...props.categories, props.category])];
  return (
    <search className={styles.bar}>
      <SearchAndChoice
        search={copy.search}
        typed={props.typed}
        onType={props.onType}
        choice={copy.category}
        all={copy.allCategories}
        chosen={props.category}
        offered={offered.map((category) => ({ value: category, label: category }))}
        onChoose={props.onChoose}
        places={{ search: styles.search, choice: styles.choice }}
      />
      <Button type="primary" className={styles.add ?? ''} onClick={props.onAdd}>
        {copy.add}
      </Button>
      {props.skill !== '' && (
        <button type="button" className={styles.skill} onClick={props.onClearSkill}>
          {copy.skill(props.skill)}
          <span className="visually-hidden">{copy.clearSkill}</span>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </search>
  );
};
