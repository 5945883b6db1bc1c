import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import dialog from '../../../shared/forms/dialog.module.css';
import { Skeleton } from '../../../shared/parts/panel.tsx';
import { copy as adminCopy } from '../copy.ts';
import { copy } from './copy.ts';
import styles from './mail.module.css';

type Props = Readonly<{
  title: string;
  /** `text` null while it is read. */
  read: Readonly<{ text: string | null }>;
  /** The actions on the mail. */
  act?: ReactNode;
  onClose: () => void;
}>;

/** A mail that operators may read, with its first headers, as plain text: nothing in it is a link or a picture. */
export const MailTextDialog = ({ title, read: { text }, act, onClose }: Props) => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal open={open} title={title} width={720} footer={null} onCancel={close} afterClose={onClose}>
      <div className={dialog.form}>
        {text === null ? (
          <Skeleton label={adminCopy.loading} lines={6} />
        ) : (
          <div className={styles.text}>{text || copy.read.empty}</div>
        )}
        <div className={dialog.actions}>
          <Button onClick={close}>{copy.read.close}</Button>
          {act}
        </div>
      </div>
    </Modal>
  );
};
