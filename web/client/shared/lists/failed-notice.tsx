import { Button } from 'antd';
import { Notice } from '../parts/notice.tsx';

/** In place of a list that could not be read, with the way to try again. */
export const FailedNotice = (props: {
  words: Readonly<{ title: string; detail: string; retry: string }>;
  onRetry: () => void;
}) => (
  <Notice
    role="alert"
    level={2}
    title={props.words.title}
    actions={<Button onClick={props.onRetry}>{props.words.retry}</Button>}
  >
    <p>{props.words.detail}</p>
  </Notice>
);
