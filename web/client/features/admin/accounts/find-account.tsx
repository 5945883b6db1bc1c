import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountFound } from '#web/contract/admin/accounts.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { hasStatus, wordsFor } from '../../../shared/api/api-error.ts';
import field from '../../../shared/forms/text-field.module.css';
import styles from './accounts.module.css';
import { copy } from './copy.ts';

const words = copy.find;

/** Digits are an id and lead to its page; anything else is an address, which the server looks up. */
export const FindAccount = () => {
  const api = useApi();
  const go = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [finding, setFinding] = useState(false);
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return setError(words.empty);
    if (/^\d{1,16}$/.test(wanted)) return void go(`/admin/accounts/${wanted}`);
    setFinding(true);
    try {
      const { userId } = await api.write('POST', '/api/admin/accounts/find', { email: wanted }, accountFound);
      void go(`/admin/accounts/${userId}`);
    } catch (failed) {
      setError(hasStatus(failed, 404) ? words.nobody : wordsFor(failed, words.failed));
      setFinding(false);
    }
  };
  return (
    <search>
      <form className={styles.find} noValidate onSubmit={(event) => void find(event)}>
        <div className={field.field}>
          <label htmlFor={id}>{words.label}</label>
          <Input
            id={id}
            value={typed}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={320}
            aria-invalid={error !== null}
            aria-describedby={`${id}-words`}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
          <p id={`${id}-words`} role="status" className={error === null ? field.hint : field.error}>
            {error ?? words.hint}
          </p>
        </div>
        <Button type="primary" htmlType="submit" loading={finding}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
};
