import { Button } from 'antd';
import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { coverLetterForm } from '#web/contract/documents.ts';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import dialog from '../../shared/forms/dialog.module.css';
import styles from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';
import { useWriting } from './use-writing.ts';
import { WritingNotice } from './writing-notice.tsx';

const words = copy.letter;

/** For whom a letter is to be written. What was typed stays while it is written, and when that fails. */
export const CoverLetterForm = ({ onMade }: { onMade: (id: string) => void }) => {
  const { writing, write } = useWriting();
  const [kept, keep, forget] = useKeptWords('cover letter');
  const [initial] = useState(() => typedIn(kept));
  return (
    <>
      {writing && <WritingNotice />}
      <div hidden={writing}>
        <SchemaForm
          className={styles.form}
          schema={coverLetterForm}
          initialValues={initial}
          failure={words.failed}
          onSubmit={async (wish) => {
            const letter = { type: 'cover-letter', format: 'professional', sendEmail: false, ...wish } as const;
            const made = await write(letter);
            if (!made) return;
            forget();
            onMade(made.documentId);
          }}
        >
          {({ submitting }) => (
            <>
              <FormSpy
                subscription={{ values: true, dirty: true }}
                onChange={({ values, dirty }) => dirty && keep(JSON.stringify(values))}
              />
              <TextField name="company" label={words.company} look={{ kind: 'text', autoComplete: 'off' }} />
              <TextField name="role" label={words.role} look={{ kind: 'text', autoComplete: 'off' }} />
              <TextField
                name="jobDescription"
                label={words.jobDescription}
                hint={words.jobDescriptionHint}
                look={{ kind: 'long', rows: 6 }}
              />
              <div className={dialog.actions}>
                <ButtonLink to="/content" quiet>
                  {words.cancel}
                </ButtonLink>
                <Button type="primary" htmlType="submit" loading={submitting}>
                  {words.send}
                </Button>
              </div>
            </>
          )}
        </SchemaForm>
      </div>
    </>
  );
};

const NOTHING = { company: '', role: '', jobDescription: '' };

/** What was typed before the page was loaded anew. */
const typedIn = (kept: string): typeof NOTHING => {
  if (kept === '') return NOTHING;
  try {
    const { company, role, jobDescription } = JSON.parse(kept) as Readonly<Record<string, unknown>>;
    return { company: said(company), role: said(role), jobDescription: said(jobDescription) };
  } catch {
    return NOTHING; // not what was kept here
  }
};

const said = (words: unknown): string => (typeof words === 'string' ? words : '');
