import { useEffect, useMemo, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useKeptWords } from '../drafts/use-kept-words.ts';

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What was changed in a form and not saved: found again after a reload, until `forget`. */
export type KeptForm = Readonly<{ found: Values; keep: (changed: Values) => void; forget: () => void }>;

export const useKeptForm = (key: string): KeptForm => {
  const [words, setWords, forget] = useKeptWords(key);
  return useMemo(
    () => ({
      found: valuesIn(words),
      keep: (changed) => setWords(Object.keys(changed).length === 0 ? '' : JSON.stringify(changed)),
      forget,
    }),
    [words, setWords, forget],
  );
};

/** Stands within a `SchemaForm`, behind its fields: puts back into them what was found, and keeps what is changed. */
export const KeptValues = ({ kept }: { kept: KeptForm }) => {
  const form = useForm();
  const { values, initialValues, submitSucceeded } = useFormState<Record<string, string | boolean | undefined>>({
    subscription: { values: true, initialValues: true, submitSucceeded: true },
  });
  const latest = useRef(kept);
  latest.current = kept;
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(latest.current.found)) form.change(name, value);
    });
  }, [form]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (!submitSucceeded) latest.current.keep(changedIn(values, initialValues ?? {}));
  }, [values, initialValues, submitSucceeded]);
  return null;
};

/** A field that was emptied is kept as empty. */
const changedIn = (values: Values, initial: Partial<Values>): Values => {
  const [now, was] = [new Map(Object.entries(values)), new Map(Object.entries(initial))];
  const names = [...new Set([...now.keys(), ...was.keys()])];
  const changed = names.filter((name) => (now.get(name) ?? '') !== (was.get(name) ?? ''));
  return Object.fromEntries(changed.map((name) => [name, now.get(name) ?? '']));
};

const valuesIn = (words: string): Values => {
  try {
    const found: unknown = JSON.parse(words);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
    );
  } catch {
    return {}; // nothing was kept
  }
};
