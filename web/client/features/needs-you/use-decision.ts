import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { texts } from './texts.ts';
import { useNeedActions } from './use-needs.ts';

export type Decision = 'release' | 'disown';

/** What its user says of a held mail: `deciding` while it is told to the server, `done` its words once it knows. */
export const useDecision = (id: string, token: string | undefined) => {
  const actions = useNeedActions(token);
  const [deciding, setDeciding] = useState<Decision>();
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const decide = async (what: Decision): Promise<void> => {
    setDeciding(what);
    setProblem(undefined);
    try {
      const { message } = await actions[what](id);
      setDone(message);
    } catch (error) {
      setProblem(wordsFor(error, texts.tryLater));
    } finally {
      setDeciding(undefined);
    }
  };
  return { decide, deciding, done, problem };
};
