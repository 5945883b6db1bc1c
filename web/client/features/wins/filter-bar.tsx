import { Button, Input } from 'antd';
import type { ChangeEvent } from 'react';
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
      <Input
        className={styles.search}
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        maxLength={200}
        value={props.typed}
        onChange={(event: ChangeEvent<HTMLInputElement>) => props.onType(event.target.value)}
      />
      <select
        className={styles.select}
        aria-label={copy.category}
        value={props.category}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        <option value="">{copy.allCategories}</option>
        {offered.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </select>
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
