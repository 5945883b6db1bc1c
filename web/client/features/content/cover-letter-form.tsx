import { Button } from 'antd';
import { coverLetterForm } from '#web/contract/documents.ts';
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
  return (
    <>
      {writing && <WritingNotice />}
      <div hidden={writing}>
        <SchemaForm
          className={styles.form}
          schema={coverLetterForm}
          initialValues={{ company: '', role: '', jobDescription: '' }}
          failure={words.failed}
          onSubmit={async (wish) => {
            const letter = { type: 'cover-letter', format: 'professional', sendEmail: false, ...wish } as const;
            const made = await write(letter, words.failed);
            if (made) onMade(made.documentId);
          }}
        >
          {({ submitting }) => (
            <>
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
