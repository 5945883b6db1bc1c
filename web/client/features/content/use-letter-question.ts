import { useCallback, useState } from 'react';

export type LetterField = 'company' | 'role';
/** What was answered; null where nobody did. */
export type LetterAnswer = Readonly<Partial<Record<LetterField, string>>> | null;

type Question = Readonly<{ fields: readonly LetterField[]; open: boolean; answer: (said: LetterAnswer) => void }>;

/** Asks what a cover letter lacks, in a dialog that the page shows while there is a `question`. */
export const useLetterQuestion = () => {
  const [question, setQuestion] = useState<Question>();
  const askFor = useCallback(
    (fields: readonly LetterField[]) =>
      new Promise<LetterAnswer>((resolve) => {
        const answer = (said: LetterAnswer): void => {
          setQuestion((before) => before && { ...before, open: false });
          resolve(said);
        };
        setQuestion({ fields, open: true, answer });
      }),
    [],
  );
  return { question, askFor, closed: () => setQuestion(undefined) };
};
