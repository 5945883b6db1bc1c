import { Button, Input } from 'antd';
import useSWR from 'swr';
import { type DocumentShare, documentShares, newShare } from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { longDate } from '../../shared/calendar.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm, useFieldPart } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import rows from '../../shared/parts/rows.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './shares-panel.module.css';
import { useDocumentActions } from './use-document-actions.ts';
import { documentPath } from './use-documents.ts';

const words = copy.shares;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;

/** A day, `yyyy-MM-dd`, so many days after another. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The links by which others read a document, and the way to make one. */
export const SharesPanel = ({ id, today }: { id: string; today: string }) => {
  const api = useApi();
  const { share } = useDocumentActions();
  const path = `${documentPath(id)}/shares`;
  const { data, error, isValidating, mutate } = useSWR(path, () => api.get(path, documentShares), {
    dedupingInterval: 0,
  });
  const failed = data === undefined && error !== undefined && !isValidating;
  return (
    <Panel title={words.title} lead={words.lead}>
      {failed && (
        <p className={styles.facts} role="alert">
          {words.notLoaded} <Button onClick={() => mutate()}>{copy.edit.loadFailed.retry}</Button>
        </p>
      )}
      {data && data.shares.length > 0 && (
        <ul className={rows.list}>
          {data.shares.map((one) => (
            <Row key={one.id} id={id} share={one} onEnded={mutate} />
          ))}
        </ul>
      )}
      <SchemaForm
        className={styles.form}
        schema={newShare}
        initialValues={{ until: daysAfter(today, DAYS), password: undefined, withContact: true }}
        failure={words.failed}
        onSubmit={async (wish) => {
          await share(id, wish);
          await mutate();
          toast({ title: words.made });
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="until" label={words.until} look={{ kind: 'date', max: daysAfter(today, YEAR_DAYS) }} />
            <TextField
              name="password"
              label={words.password}
              hint={words.passwordHint}
              look={{ kind: 'text', autoComplete: 'off' }}
            />
            <div className={styles.whole}>
              <CheckField name="withContact">{words.withContact}</CheckField>
            </div>
            <Shown />
            {error !== undefined && (
              <p className={dialog.error} role="alert">
                {error}
              </p>
            )}
            <div className={styles.whole}>
              <Button htmlType="submit" loading={submitting}>
                {words.send}
              </Button>
            </div>
          </>
        )}
      </SchemaForm>
    </Panel>
  );
};

/** Before a link is made: what its page shows, to whom, and until when. */
const Shown = () => {
  const until = useFieldPart<string>('until').input.value;
  const password = useFieldPart<string>('password').input.value;
  const withContact = useFieldPart<boolean>('withContact').input.value;
  const { warning } = words;
  return (
    <div className={styles.warning}>
      <strong>{password ? warning.toSome : warning.toAll}</strong>
      <ul>
        <li>{withContact ? warning.withContact : warning.withoutContact}</li>
        <li>{warning.changes}</li>
        <li>{warning.passedOn}</li>
        {/^\d{4}-\d{2}-\d{2}$/.test(until) && <li>{warning.ends(longDate(until))}</li>}
      </ul>
    </div>
  );
};

const Row = (props: { id: string; share: DocumentShare; onEnded: () => Promise<unknown> }) => {
  const { share } = props;
  const { endShare } = useDocumentActions();
  const end = async (): Promise<void> => {
    try {
      await endShare(props.id, share.id);
      await props.onEnded();
      toast({ title: words.ended });
    } catch (error) {
      toast({ title: words.notEnded, description: wordsFor(error, copy.edit.tryAgain), variant: 'destructive' });
    }
  };
  const facts = [
    words.facts(longDate(share.until)),
    words.views(share.views),
    ...(share.hasPassword ? [words.locked] : []),
    ...(share.withContact ? [] : [words.noContact]),
  ];
  return (
    <li className={rows.row}>
      <div className={styles.link}>
        <Input aria-label={words.link} readOnly value={share.url} onFocus={(event) => event.target.select()} />
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => copied(share.url)}>{words.copy}</Button>
        <Button danger onClick={end}>
          {words.end}
        </Button>
      </div>
    </li>
  );
};

/** Browsers may refuse, as on pages without a secure context. */
const copied = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: words.copied });
  } catch {
    toast({ title: words.notCopied, variant: 'destructive' });
  }
};
