import { Button } from 'antd';
import { useForm } from 'react-final-form';
import type { AddressDoubt } from '../../shared/forms/address-doubt.ts';
import styles from './address-question.module.css';
import { texts } from './texts.ts';

const words = texts.address;

/** Asks whether the address is right before it is paid for; either answer goes on, by sending the form again. */
export const AddressQuestion = (props: { doubt: AddressDoubt; email: string; onKeep: (email: string) => void }) => {
  const form = useForm();
  const { doubt, email } = props;
  const goOnWith = (address: string): void => {
    props.onKeep(address);
    form.change('email', address);
    void form.submit();
  };
  return (
    <div className={styles.question} role="alert">
      <strong>{doubt.meant === null ? words.noDot : words.didYouMean(doubt.meant)}</strong>
      {words.why(email)}
      <div className={styles.answers}>
        {doubt.meant !== null && (
          <Button type="primary" onClick={() => goOnWith(doubt.meant ?? email)}>
            {words.use(doubt.meant)}
          </Button>
        )}
        <Button onClick={() => goOnWith(email)}>{words.keep(email)}</Button>
      </div>
    </div>
  );
};
