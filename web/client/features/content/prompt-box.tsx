import { Button, Input } from 'antd';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { DocumentRequest } from '#web/contract/documents.ts';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './prompt-box.module.css';
import { Schedule } from './schedule.tsx';

const words = copy.prompt;
/** A prompt that names one of these may have a date; the server has the last word. */
const SOCIAL = /linkedin|thread|twitter|x\.com|social/i;
const LONGEST = 20_000;

/** Where anything can be asked for in one's own words. Enter sends; Shift and Enter begin a line. */
export const PromptBox = (props: {
  today: string;
  writing: boolean;
  /** Whether it was written. */
  onAsk: (wish: DocumentRequest) => Promise<boolean>;
}) => {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [prompt, setPrompt, forgetPrompt] = useKeptWords('prompt');
  const [date, setDate] = useState<string | null>(null);
  const isSocial = SOCIAL.test(prompt);

  const focus = (): void => field.current?.querySelector('textarea')?.focus();
  const send = async (): Promise<void> => {
    if (props.writing) return;
    if (prompt.trim() === '') {
      toast({ title: words.empty, description: words.emptyDetail, variant: 'destructive' });
      focus();
      return;
    }
    const scheduledPublishDate = isSocial && date !== null && date !== '' ? { scheduledPublishDate: date } : {};
    const written = await props.onAsk({ type: 'custom', prompt: prompt.trim(), ...scheduledPublishDate });
    if (!written) return;
    forgetPrompt();
    setDate(null);
  };
  return (
    <Panel title={words.title}>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <div ref={field} className={styles.own}>
          <Input.TextArea
            id={id}
            value={prompt}
            maxLength={LONGEST}
            readOnly={props.writing}
            placeholder={words.placeholder}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setPrompt(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void send();
            }}
          />
        </div>
        {isSocial && <Schedule today={props.today} date={date} onChoose={setDate} />}
        <div className={styles.line}>
          <Examples
            onChoose={(example) => {
              setPrompt(example);
              focus();
            }}
          />
          <Button type="primary" htmlType="submit" aria-disabled={props.writing}>
            {words.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const Examples = ({ onChoose }: { onChoose: (example: string) => void }) => (
  <div className={styles.examples}>
    <p className={styles.hint}>{words.examples}</p>
    <ul>
      {copy.examples.map((example) => (
        <li key={example}>
          <button type="button" className={styles.example} onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
