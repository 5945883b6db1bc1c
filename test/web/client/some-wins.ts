import type { WinList } from '#web/client/features/wins/read-pages.ts';
import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';

export const aWin = (id: string, more: Partial<Achievement> = {}): Achievement => ({
  id,
  userId: 7,
  originalMessage: `Win ${id}`,
  analysisResult: { category: 'People', categoryIsGuess: false, analysis: 'It shows.', skills: ['Teaching'] },
  date: '2026-11-20',
  category: 'People',
  categoryIsGuess: false,
  private: false,
  publicText: null,
  isDeleted: false,
  source: 'web',
  messageThreadId: null,
  emailMessageId: null,
  evidence: [],
  links: [],
  ...more,
});

export const aWinPage = (wins: readonly Achievement[], more: Partial<AchievementPage> = {}): AchievementPage => ({
  success: true,
  achievements: [...wins],
  nextCursor: null,
  total: wins.length,
  months: [...Map.groupBy(wins, ({ date }) => date.slice(0, 7))].map(([month, own]) => ({ month, count: own.length })),
  categories: ['People'],
  ...more,
});

export const aWinList = (wins: readonly Achievement[], more: Partial<WinList> = {}): WinList => {
  const { total, months, categories, nextCursor } = aWinPage(wins);
  const filters = { q: '', category: '', skill: '', date: '', until: '' };
  return { filters, wins, total, months, categories, nextCursor, pages: 1, version: 1, ...more };
};
