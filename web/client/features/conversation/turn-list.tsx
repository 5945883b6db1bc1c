import type { Turn } from '#web/contract/messages.ts';
import { type Answer, AnswerCards } from './answer-cards.tsx';
import styles from './composer.module.css';
import { copy } from './copy.ts';

type Said = Extract<Turn, { from: 'you' }>;
type Exchange = Readonly<{ said: Said; answer: Answer | undefined }>;

/**
 * What was said and how it was answered, the newest first. `newest` are the turns as far as they are known: the last of them
 * that asks something may be answered by a button.
 */
export const TurnList = (props: {
  turns: readonly Turn[];
  newest: readonly Turn[];
  brandName: string;
  say: (message: string) => Promise<void>;
}) => {
  const open = openQuestion(props.newest);
  return (
    <div role="log" aria-label={copy.turns}>
      <ol className={styles.turns}>
        {exchangesIn(props.turns).map(({ said, answer }) => (
          <li key={said.id} className={styles.exchange}>
            <p className={styles.own}>
              <span className="visually-hidden">{copy.you}: </span>
              {said.text}
            </p>
            {answer && <AnswerCards answer={answer} say={answer.id === open ? props.say : undefined} />}
            {!answer && said.state === 'waiting' && (
              <p className={styles.waiting} role="status">
                {copy.reading(props.brandName)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Answers stand before what they answer. */
const exchangesIn = (turns: readonly Turn[]): readonly Exchange[] =>
  turns.flatMap((turn, at) => {
    if (turn.from === 'cairn') return [];
    const before = turns[at - 1];
    return [{ said: turn, answer: before?.from === 'cairn' ? before : undefined }];
  });

/** Our newest answer that asked or did something, unless something newer is being read: a "yes" speaks of that one alone. */
const openQuestion = (turns: readonly Turn[]): string | undefined => {
  const [newest] = turns;
  if (newest?.from === 'you' && newest.state === 'waiting') return undefined;
  return turns.find((turn) => turn.from === 'cairn' && turn.cards.some(({ about }) => about !== 'said'))?.id;
};
