import { Button } from 'antd';
import dialog from './dialog.module.css';

/** The end of a form: what went wrong, the way out, and the way on. */
export const FormEnd = (props: {
  error: string | undefined;
  submitting: boolean;
  submit: string;
  /** The action destroys something. */
  danger?: boolean;
  /** In place of `submit` while it is on its way. */
  meanwhile?: string;
  cancel: string;
  onCancel: () => void;
}) => (
  <>
    {props.error !== undefined && (
      <p className={dialog.error} role="alert">
        {props.error}
      </p>
    )}
    <div className={dialog.actions}>
      <Button onClick={props.onCancel}>{props.cancel}</Button>
      <Button type="primary" htmlType="submit" danger={props.danger ?? false} loading={props.submitting}>
        {props.submitting ? (props.meanwhile ?? props.submit) : props.submit}
      </Button>
    </div>
  </>
);
