import { useId, useState } from 'react';
import type { Turn } from '#web/contract/messages.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { Skeleton } from '../../shared/parts/panel.tsx';
import styles from './composer.module.css';
import { copy } from './copy.ts';
import { Examples } from './examples.tsx';
import { MessageForm } from './message-form.tsx';
import { TurnList } from './turn-list.tsx';
import { type Turns, useSendMessage, useTurns } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';

/**
 * Where one writes a win or asks. The answers to what was sent here stand below it, the newest first; what was said before comes
 * when it is asked for. A `brief` one is a line until somebody comes to write, and stays open then: closing under the pointer, it
 * would move what is pressed.
 */
export const Composer = ({ brief = false }: { brief?: boolean }) => {
  const id = useId();
  const draft = useDraft();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [earlier, setEarlier] = useState(false);
  const [isMet, setMet] = useState(false);
  const isLine = brief && !isMet && draft.words === '';
  const read = useTurns(earlier || sent.length > 0);
  const send = useSendMessage();
  const say = async (message: string): Promise<void> => {
    const messageId = await send(message);
    setSent((before) => [...before, messageId]);
  };
  const shown = earlier ? read.turns : read.turns?.filter((turn) => sent.some((one) => turn.id.startsWith(one)));
  return (
    <div className={styles.composer} data-line={isLine || undefined}>
      <MessageForm
        draft={draft}
        isLine={isLine}
        onMeet={() => setMet(true)}
        onSend={async (message) => {
          await say(message);
          draft.forget();
        }}
      />
      {!brief && sent.length === 0 && !earlier && <Examples onChoose={draft.put} />}
      <div id={id} className={styles.said}>
        <Said read={read} turns={shown} isWanted={earlier || sent.length > 0} say={say} />
      </div>
      <div className={styles.ways}>
        {earlier && read.hasMore && (
          <button type="button" className={styles.quiet} onClick={read.showMore}>
            {copy.more}
          </button>
        )}
        <button
          type="button"
          className={styles.quiet}
          aria-expanded={earlier}
          aria-controls={id}
          onClick={() => setEarlier(!earlier)}
        >
          {copy.earlier}
        </button>
      </div>
    </div>
  );
};

type SaidParts = Readonly<{
  read: Turns;
  turns: readonly Turn[] | undefined;
  isWanted: boolean;
  say: (message: string) => Promise<void>;
}>;

/** What was said, in whatever state it is. */
const Said = ({ read, turns, isWanted, say }: SaidParts) => {
  const { brandName } = useAppConfig();
  if (!isWanted) return null;
  if (turns === undefined && read.failed)
    return (
      <div className={styles.failed} role="alert">
        <p>{copy.failed.title}</p>
        <button type="button" className={styles.action} onClick={read.retry}>
          {copy.failed.retry}
        </button>
      </div>
    );
  if (turns === undefined) return <Skeleton label={copy.loading} lines={3} />;
  if (turns.length === 0 && !read.isReading) return <p className={styles.note}>{copy.none}</p>;
  return <TurnList turns={turns} newest={read.turns ?? []} brandName={brandName} say={say} />;
};
