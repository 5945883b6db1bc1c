import { Button } from 'antd';
import type { AchievementPage } from '#web/contract/achievements.ts';
import { longDate, monthOf } from '../../shared/calendar.ts';
import { categoryName } from '../../shared/categories.ts';
import select from '../../shared/forms/select-field.module.css';
import { SearchAndChoice } from '../../shared/lists/search-and-choice.tsx';
import { lastDayOf } from './by-month.ts';
import { Hue } from './category-chip.tsx';
import { copy } from './copy.ts';
import styles from './filter-bar.module.css';
import type { useFilters } from './use-filters.ts';

/** A list of fewer months is soon looked through. */
const MONTHS_WORTH_A_JUMP = 4;

/**
 * Search, category, the month to begin at, and the way to add a win; and the skill or day that only the wins of are shown,
 * with the way out of that.
 */
export const FilterBar = (props: {
  asked: ReturnType<typeof useFilters>;
  categories: readonly string[];
  months: AchievementPage['months'];
  onAdd: () => void;
}) => {
  const { filters, typed, type, choose, chooseUntil, clearSkill, clearDate } = props.asked;
  const { category, skill, date, until } = filters;
  const offered = category === '' ? props.categories : [...new Set([...props.categories, category])];
  const months = [
    ...new Set([...props.months.map(({ month }) => month), ...(until === '' ? [] : [until.slice(0, 7)])]),
  ];
  return (
    <search className={styles.bar}>
      <SearchAndChoice
        search={copy.search}
        typed={typed}
        onType={type}
        choice={copy.category}
        all={copy.allCategories}
        chosen={category}
        offered={offered.map((one) => ({ value: one, label: categoryName(one) }))}
        onChoose={choose}
        places={{ search: styles.search, choice: category === '' ? styles.choice : styles.chosen }}
      />
      {category !== '' && (
        <span className={styles.hue}>
          <Hue category={category} />
        </span>
      )}
      {(props.months.length >= MONTHS_WORTH_A_JUMP || until !== '') && (
        <select
          className={`${select.select} ${styles.month}`}
          aria-label={copy.until}
          value={until.slice(0, 7)}
          onChange={({ target }) => chooseUntil(target.value === '' ? '' : lastDayOf(target.value))}
        >
          <option value="">{copy.fromNewest}</option>
          {months
            .sort()
            .reverse()
            .map((month) => (
              <option key={month} value={month}>
                {monthOf(`${month}-01`)}
              </option>
            ))}
        </select>
      )}
      <Button type="primary" className={styles.add ?? ''} onClick={props.onAdd}>
        {copy.add}
      </Button>
      {skill !== '' && <Only words={copy.skill(skill)} way={copy.clearSkill} onClear={clearSkill} />}
      {date !== '' && <Only words={longDate(date)} way={copy.clearDate} onClear={clearDate} />}
    </search>
  );
};

/** Says what alone is shown; a click shows the others again. */
const Only = (props: { words: string; way: string; onClear: () => void }) => (
  <button type="button" className={styles.only} onClick={props.onClear}>
    {props.words}
    <span className="visually-hidden">{props.way}</span>
    <span aria-hidden="true">×</span>
  </button>
);
