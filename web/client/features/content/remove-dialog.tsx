import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { DocumentEntity } from '#web/contract/documents.ts';
import { alertOf } from '../../shared/alerts/alerts.ts';
import { hasStatus, isRefusal } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';

const words = copy.removal;

/** Asks before a document is deleted for good. */
export default function RemoveDialog(props: {
  document: DocumentEntity;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { remove } = useDocumentActions();
  const [removing, setRemoving] = useState(false);
  const confirm = async (): Promise<void> => {
    setRemoving(true);
    try {
      await remove(props.document.id);
      toast({ title: words.done });
    } catch (error) {
      alertOf({ title: whyNot(error) });
    } finally {
      setRemoving(false);
      props.onClose();
    }
  };
  return (
    <Modal open={props.open} title={words.title} footer={null} onCancel={props.onClose} afterClose={props.onClosed}>
      <p>{words.question}</p>
      <blockquote className={dialog.quoted}>{props.document.name}</blockquote>
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button type="primary" danger loading={removing} onClick={confirm}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}

/** Who signed out in another window has this page still. */
const whyNot = (error: unknown): string => {
  if (hasStatus(error, 401)) return words.signedOut;
  return isRefusal(error) ? words.refused : words.broken;
};
