import select from '../forms/select-field.module.css';
import styles from './search-and-choice.module.css';

/** The search field of a list, and the one choice that narrows it. */
export const SearchAndChoice = (props: {
  search: string;
  typed: string;
  onType: (words: string) => void;
  choice: string;
  all: string;
  chosen: string;
  offered: readonly Readonly<{ value: string; label: string }>[];
  onChoose: (value: string) => void;
  places?: Readonly<{ search?: string | undefined; choice?: string | undefined }>;
}) => (
  <>
    <input
      className={`${styles.search} ${props.places?.search ?? ''}`}
      type="search"
      aria-label={props.search}
      placeholder={props.search}
      maxLength={200}
      value={props.typed}
      onChange={(event) => props.onType(event.target.value)}
    />
    <select
      className={`${select.select} ${props.places?.choice ?? ''}`}
      aria-label={props.choice}
      value={props.chosen}
      onChange={(event) => props.onChoose(event.target.value)}
    >
      <option value="">{props.all}</option>
      {props.offered.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </>
);
