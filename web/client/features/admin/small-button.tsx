import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './small-button.module.css';

/** A button within a row of a table. `of` names the row, for whoever does not see it. */
export const SmallButton = (props: { of: string; danger?: boolean; onClick: () => void; children: ReactNode }) => (
  <Button className={styles.small ?? ''} danger={props.danger ?? false} onClick={props.onClick}>
    {props.children}
    <span className="visually-hidden"> {props.of}</span>
  </Button>
);
