import { Button, Input } from 'antd';
import { useState } from 'react';
import { acted } from '#web/contract/admin/common.ts';
import { mailText, type RoleMail, roleMails } from '#web/contract/admin/mail.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { useAdminList, useAdminRead } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { DialogField } from '../dialog-field.tsx';
import { bytesOf } from '../figures.ts';
import { useMayAct } from '../operator.ts';
import { Listing, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import styles from './mail.module.css';
import { MailTextDialog } from './mail-text-dialog.tsx';

const words = copy.roles;
const MAX_ANSWER = 6000;

/** Mail to the four roles: to read, and to answer. */
export const RoleMails = () => {
  const list = useAdminList('/api/admin/mails/role', {}, roleMails, { list: 'admin:mails' });
  const rows = list.pages?.flatMap(({ mails }) => mails) ?? [];
  const [shown, setShown] = useState<RoleMail | null>(null);
  const [answered, setAnswered] = useState<RoleMail | null>(null);
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Listing list={list} rows={rows} nothing={words.nothing}>
        {(mails) => (
          <DataTable caption={words.caption} columns={columnsWith(setShown)} rows={mails} idOf={({ id }) => id} />
        )}
      </Listing>
      {shown && (
        <ReadRoleMail
          mail={shown}
          onAnswer={() => {
            setAnswered(shown);
            setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      )}
      {answered && (
        <AnswerRoleMail mail={answered} onClose={() => setAnswered(null)} onDone={() => void list.readAgain()} />
      )}
    </>
  );
};

const columnsWith = (onShow: (mail: RoleMail) => void): readonly Column<RoleMail>[] => [
  {
    name: words.columns.subject,
    wide: true,
    show: ({ subject, isAutomatic }) => (
      <div className={styles.stack}>
        <span>{subject || words.noSubject}</span>
        {isAutomatic && <StateTag tone="quiet">{words.automatic}</StateTag>}
      </div>
    ),
  },
  { name: words.columns.from, show: ({ from }) => from },
  { name: words.columns.role, show: ({ role }) => role },
  { name: words.columns.at, show: ({ at }) => <When at={at} /> },
  { name: words.columns.size, end: true, show: ({ size }) => bytesOf(size) },
  { name: words.columns.answers, end: true, show: ({ answers }) => answers },
  {
    name: words.columns.act,
    quietName: true,
    phone: 'bare',
    show: (mail) => (
      <Button aria-label={words.open(mail.subject || words.noSubject)} onClick={() => onShow(mail)}>
        {words.show}
      </Button>
    ),
  },
];

const ReadRoleMail = ({ mail, onAnswer, onClose }: { mail: RoleMail; onAnswer: () => void; onClose: () => void }) => {
  const mayAct = useMayAct();
  const { data } = useAdminRead(`/api/admin/mails/role/${mail.id}`, mailText);
  return (
    <MailTextDialog
      title={mail.subject || words.noSubject}
      read={{ text: data?.text ?? null }}
      act={
        mayAct &&
        (mail.isAutomatic ? (
          <span className={styles.quiet}>{words.noAnswer}</span>
        ) : (
          <Button type="primary" onClick={onAnswer}>
            {words.answer}
          </Button>
        ))
      }
      onClose={onClose}
    />
  );
};

const AnswerRoleMail = (props: { mail: RoleMail; onClose: () => void; onDone: () => void }) => {
  const api = useApi();
  const { mail } = props;
  const [text, setText] = useState('');
  return (
    <ActionDialog
      action={{
        title: words.answer,
        detail: (
          <>
            <p>{words.answerDetail(mail.role, mail.from)}</p>
            <DialogField label={words.text}>
              {(id) => (
                <Input.TextArea
                  id={id}
                  value={text}
                  maxLength={MAX_ANSWER}
                  autoSize={{ minRows: 5, maxRows: 16 }}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </DialogField>
          </>
        ),
        verb: words.send,
        send: async (reason) =>
          (await api.write('POST', `/api/admin/mails/role/${mail.id}/answer`, { text, reason }, acted)).message,
      }}
      onClose={props.onClose}
      onDone={props.onDone}
    />
  );
};
