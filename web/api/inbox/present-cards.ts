import type { AnswerPart } from '#application/delivery/public.ts';
import { cardsOf } from '#application/inbox/answer-cards.ts';
import { winsNamedIn } from '#application/inbox/list-messages.ts';
import type { GivenAnswer } from '#application/inbox/messages.ts';
import { skillChoicesOf } from '#application/skills/public.ts';
import { ownWin } from '#application/wins/list-wins.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import type { AnswerCard, CardPart, NamedWin } from '#web/contract/messages.ts';
import type { ApiParts } from '../route.ts';
import { presentAchievement } from '../wins/present-achievement.ts';

type Given = Readonly<{ messageId: string; userId: number; answer: GivenAnswer }>;

/** The cards of an answer as the conversation shows them, each win in them as it is by now. */
export const presentCards = async (parts: ApiParts, given: Given): Promise<AnswerCard[]> => {
  const [cards, wins] = await Promise.all([cardsOf(parts, given), winsOf(parts, given)]);
  return Promise.all(
    cards.map(async ({ about, parts: told, documentId, droppedWinIds }) => ({
      about,
      documentId,
      droppedWinIds: await stillGone(parts, given.userId, droppedWinIds),
      parts: told.map((part) => presentPart(part, wins, parts.publicUrl)),
    })),
  );
};

const stillGone = async ({ readModels }: ApiParts, userId: number, winIds: readonly string[]): Promise<string[]> => {
  const kept = await Promise.all(winIds.map((winId) => ownWin(readModels, userId, winId)));
  return winIds.filter((_, at) => !kept[at]);
};

const presentPart = (part: AnswerPart, wins: readonly NamedWin[], publicUrl: string): CardPart => {
  switch (part.kind) {
    case 'wins':
      return { kind: part.kind, wins: wins.slice(part.first - 1, part.first - 1 + part.count) };
    case 'link':
      return { kind: part.kind, label: part.label, path: part.url.slice(publicUrl.length) || '/' };
    case 'list':
      return { kind: part.kind, items: [...part.items] };
    case 'text':
      return { kind: part.kind, text: part.text };
    case 'document':
      return { kind: part.kind, title: part.title, text: part.text };
  }
};

/** Every win that has a number in the answer, in their order. */
const winsOf = async (parts: ApiParts, { userId, answer }: Given): Promise<readonly NamedWin[]> => {
  const ids = winsNamedIn(answer);
  if (ids.length === 0) return [];
  const choices = await skillChoicesOf(parts, userId);
  return Promise.all(
    ids.map(async (id, index) => {
      const win = await ownWin(parts.readModels, userId, id);
      const quote = quotedIn(answer, id);
      const now = win && presentAchievement(id, win, { choices });
      const shown = now
        ? {
            text: quote ?? now.originalMessage,
            ...dayOfWin(now),
            ...filed(now),
            ...analysisOf(now.analysisResult),
          }
        : asAnswered(answer, id);
      return { number: index + 1, id, state: now ? ('kept' as const) : ('removed' as const), ...shown };
    }),
  );
};

/** The words of a win by which an answer about its writer says what it shows; null where it was named otherwise. */
const quotedIn = ({ facts }: GivenAnswer, id: string): string | null => {
  if (!isAnswer(facts)) return null;
  const about = facts.outcomes.flatMap((outcome) =>
    outcome.request === 'ask-about-me' && outcome.result === 'done' ? outcome.facts.wins : [],
  );
  return about.find(({ winId }) => winId === id)?.text ?? null;
};

type Shown = Omit<NamedWin, 'number' | 'id' | 'state'>;

const filed = ({ category, categoryIsGuess }: Pick<Shown, 'category' | 'categoryIsGuess'>) => ({
  category,
  categoryIsGuess,
});

const analysisOf = (found: Readonly<{ skills: readonly string[]; analysis: string }> | null) => ({
  skills: [...(found?.skills ?? [])],
  analysis: found?.analysis ?? '',
});

/** What the answer said of a win that is there no more. */
const asAnswered = ({ facts }: GivenAnswer, id: string): Shown => {
  const nothing = { text: '', date: null, category: null, categoryIsGuess: false, skills: [], analysis: '' };
  if (!isAnswer(facts)) return nothing;
  const told = facts.wins.find(({ winId }) => winId === id);
  if (told) return { ...nothing, text: told.text };
  const lists = facts.outcomes.flatMap((outcome) => {
    if (outcome.result === 'unclear') return outcome.facts.among ?? [];
    return (outcome.request === 'list-wins' || outcome.request === 'ask-about-me') && outcome.result === 'done'
      ? outcome.facts.wins
      : [];
  });
  const listed = lists.find(({ winId }) => winId === id);
  return listed ? { ...nothing, text: listed.text, ...dayOfWin(listed) } : nothing;
};
