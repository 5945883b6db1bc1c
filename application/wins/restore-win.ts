import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { Choices } from '#domain/wins/decider.ts';
import { handleFromHistory } from './handle-from-history.ts';
import { isStillRestorable, type WinHistory } from './win-history.ts';

type Restored = Readonly<{ winId: string; position: Position | null }>;

/**
 * Brings a removed or merged win back as it was, files included, within 30 days; later `too-late`. One that is kept stays
 * as it is.
 */
export const restoreWin = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  winId: string,
): Promise<Restored | Refusal<'no-such-win' | 'too-late'>> => {
  const handled = await handleFromHistory(services, userId, winId, (was, at) => {
    if (was.state.status === 'removed' && !isStillRestorable(was, at)) return refuse('too-late');
    const { date, dateIsApproximate, recordedAt, source, mailId, conversationId, text, files, links = [] } = was;
    const personal = { text, fileNames: files.map(({ name }) => name) };
    return {
      type: 'RestoreWin',
      data: {
        winId,
        userId,
        at,
        date,
        ...(dateIsApproximate && { dateIsApproximate }),
        recordedAt,
        source,
        mailId,
        conversationId,
        files,
        links,
        personal,
        choices: madeIn(was),
      },
    };
  });
  return isRefusal(handled) ? handled : { winId, position: handled.position };
};

/** Only what was chosen is said again. */
const madeIn = ({ chosenCategory, chosenSkills, private: isPrivate, publicText }: WinHistory): Choices => ({
  ...(chosenCategory === '' ? {} : { category: chosenCategory }),
  ...(chosenSkills === null ? {} : { skills: chosenSkills }),
  ...(isPrivate ? { private: isPrivate } : {}),
  ...(publicText === '' ? {} : { publicText }),
});
