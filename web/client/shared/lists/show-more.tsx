import { Button } from 'antd';
import styles from './show-more.module.css';

/** Below a list that goes on. */
export const ShowMore = (props: { more: string; reading: string; isReading: boolean; onMore: () => void }) => (
  <div className={styles.more}>
    <Button onClick={props.onMore} loading={props.isReading}>
      {props.isReading ? props.reading : props.more}
    </Button>
  </div>
);
