import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import type { ContactMessage } from './contact-message.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;

/** The message as it was kept; empty where nothing was, or what was is none. */
export const keptMessage = (kept: string): ContactMessage => {
  const found = new Map<string, unknown>(Object.entries(parsed(kept) ?? {}));
  const [name = '', email = '', subject = '', message = ''] = fields.map((field) => String(found.get(field) ?? ''));
  return { name, email, subject, message };
};

const parsed = (kept: string): object | null => {
  try {
    return JSON.parse(kept);
  } catch {
    return null; // nothing, or not ours
  }
};

/** Keeps the form around it with every change. */
export const KeepMessage = ({ keep }: { keep: (words: string) => void }) => {
  const { values, dirty } = useFormState<ContactMessage>({ subscription: { values: true, dirty: true } });
  useEffect(() => {
    if (dirty) keep(JSON.stringify(values));
  }, [values, dirty, keep]);
  return null;
};
