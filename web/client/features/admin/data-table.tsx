import { type ReactNode, useId } from 'react';
import { copy } from './copy.ts';
import styles from './data-table.module.css';

/**
 * A column. `end`: figures, at the right edge. `wide` gets what room is left. On a phone a row is a card: its first column
 * is the card's heading, the others are lines with the column's name before them; `phone` says otherwise.
 */
export type Column<Row> = Readonly<{
  name: string;
  show: (row: Row) => ReactNode;
  end?: boolean;
  wide?: boolean;
  /** `hidden`: not on a phone; `bare`: without the column's name, as for buttons. */
  phone?: 'hidden' | 'bare';
  /** The name is read out and not shown, as for buttons. */
  quietName?: boolean;
}>;

type Choosing<Row> = Readonly<{
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}>;

type Props<Row> = Readonly<{
  /** The table's name for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** With boxes to choose rows, for an action on several of them. */
  choosing?: Choosing<Row> | undefined;
  /** A few narrow columns of figures: they stay a table on a phone, to be scrolled sideways where they must. */
  compact?: boolean;
}>;

/** Rows of anything, calm and dense; cards on a phone. */
export const DataTable = <Row,>({ caption, columns, rows, idOf, choosing, compact }: Props<Row>) => (
  <div className={styles.box} {...(compact && { tabIndex: 0, role: 'group', 'aria-label': caption })}>
    <table className={compact ? styles.compact : styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {choosing && (
            <th scope="col" className={styles.choice}>
              <ChooseAll rows={rows} idOf={idOf} choosing={choosing} />
            </th>
          )}
          {columns.map(({ name, end, wide, quietName }) => (
            <th key={name} scope="col" data-end={end} data-wide={wide}>
              <span className={quietName ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            {choosing && (
              <td className={styles.choice}>
                <Choose id={idOf(row)} name={choosing.nameOf(row)} choosing={choosing} />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.name}
                data-end={column.end}
                data-phone={column.phone}
                data-name={column.phone === 'bare' ? undefined : column.name}
              >
                {column.show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Choose = <Row,>({ id, name, choosing }: { id: string; name: string; choosing: Choosing<Row> }) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      aria-label={copy.list.choose(name)}
      checked={choosing.chosen.has(id)}
      onChange={({ target }) => {
        const chosen = new Set(choosing.chosen);
        if (target.checked) chosen.add(id);
        else chosen.delete(id);
        choosing.onChoose(chosen);
      }}
    />
  </label>
);

const ChooseAll = <Row,>({ rows, idOf, choosing }: Pick<Props<Row>, 'rows' | 'idOf'> & { choosing: Choosing<Row> }) => {
  const id = useId();
  const isAll = rows.length > 0 && rows.every((row) => choosing.chosen.has(idOf(row)));
  return (
    <label className={styles.tick} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-label={copy.list.chooseAll}
        checked={isAll}
        onChange={() => choosing.onChoose(new Set(isAll ? [] : rows.map(idOf)))}
      />
    </label>
  );
};
