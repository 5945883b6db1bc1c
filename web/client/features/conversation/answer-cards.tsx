import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerCard, CardPart, Turn } from '#web/contract/messages.ts';
import { AnswerText } from './answer-text.tsx';
import styles from './composer.module.css';
import { copy } from './copy.ts';
import { useRestored } from './use-win-changes.ts';
import { ListedWins, WinCard } from './win-card.tsx';

export type Answer = Extract<Turn, { from: 'cairn' }>;
type Say = (message: string) => Promise<void>;

/** An answer as cards. `say` is there while a "yes" or "no" would speak of this one. */
export const AnswerCards = ({ answer, say }: { answer: Answer; say: Say | undefined }) => {
  const confirms = answer.cards.findLastIndex(({ about }) => about === 'confirm');
  return (
    <div className={styles.cards}>
      {answer.cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of an answer never change their order
        <Card key={at} card={card} helpLinks={answer.helpLinks} say={at === confirms ? say : undefined} />
      ))}
    </div>
  );
};

type CardProps = Readonly<{ card: AnswerCard; helpLinks: readonly string[]; say: Say | undefined }>;

const Card = ({ card, helpLinks, say }: CardProps) => {
  const { about, parts, documentId } = card;
  const title = copy.about[about];
  return (
    <div className={styles.card} data-about={about}>
      {title !== '' && <p className={styles.about}>{title}</p>}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a card
        <Part key={at} part={part} isList={about !== 'said' && about !== 'calm'} helpLinks={helpLinks} />
      ))}
      {card.droppedWinIds.length > 0 && <UndoDeletion winIds={card.droppedWinIds} />}
      {about === 'confirm' && say && <YesOrNo say={say} />}
      {about === 'schedule' && (
        <Link to="/profile" className={styles.action}>
          {copy.toSchedule}
        </Link>
      )}
      {documentId !== null && (
        <Link to={`/content?${new URLSearchParams({ view: documentId })}`} className={styles.action}>
          {copy.openDocument}
        </Link>
      )}
    </div>
  );
};

const Part = (props: { part: CardPart; isList: boolean; helpLinks: readonly string[] }) => {
  const { part, helpLinks } = props;
  switch (part.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <AnswerText text={part.text} helpLinks={helpLinks} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>
              <AnswerText text={item} helpLinks={helpLinks} />
            </li>
          ))}
        </ul>
      );
    case 'wins':
      if (props.isList) return <ListedWins wins={part.wins} />;
      return part.wins.map((win) => <WinCard key={win.id} win={win} isAlone={part.wins.length === 1} />);
    case 'document':
      return (
        <div className={styles.document}>
          <p className={styles.documentTitle}>{part.title}</p>
          <p className={styles.documentText}>{part.text}</p>
        </div>
      );
    case 'link':
      return (
        <Link to={part.path} className={styles.action}>
          {part.label}
        </Link>
      );
  }
};

/** What was deleted by words comes back by one press. */
const UndoDeletion = ({ winIds }: { winIds: readonly string[] }) => {
  const { isBusy, isBack, restore } = useRestored(winIds);
  return isBack ? (
    <p className={styles.about}>{copy.win.restored}</p>
  ) : (
    <button type="button" className={styles.action} disabled={isBusy} onClick={() => void restore()}>
      {copy.win.undo}
    </button>
  );
};

/** A word would do as well; what was pressed cannot be pressed twice. */
const YesOrNo = ({ say }: { say: Say }) => {
  const [saying, setSaying] = useState(false);
  const answer = async (word: string): Promise<void> => {
    setSaying(true);
    await say(word).catch(() => setSaying(false)); // nothing was sent: it can be pressed again
  };
  return (
    <div className={styles.answers}>
      <button type="button" className={styles.yes} disabled={saying} onClick={() => void answer(copy.yes)}>
        {copy.yes}
      </button>
      <button type="button" className={styles.action} disabled={saying} onClick={() => void answer(copy.no)}>
        {copy.no}
      </button>
    </div>
  );
};
