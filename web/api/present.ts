import type { WrittenWin } from '#application/use-cases/win-as-written.ts';
import type { AccountOpened } from '#domain/account/events.ts';
import { defaultSchedule } from '#domain/check-in/schedule.ts';

import type { User } from '#web/contract/account.ts';
import type { Achievement } from '#web/contract/achievements.ts';

/** Every field that goes out is picked by name. */
export const presentUser = (
  userId: number,
  timezone: string,
  { firstName, lastName, email }: AccountOpened['data']['personal'],
): User => ({
  userId,
  firstName,
  lastName,
  email,
  phoneNumber: null,
  messageFrequency: defaultSchedule.frequency,
  messageTimePreference: defaultSchedule.time,
  timezone,
});

export const presentAchievement = (id: string, win: WrittenWin): Achievement => ({
  id,
  userId: win.userId,
  originalMessage: win.text,
  analysisResult:
    win.category === '' ? null : { category: win.category, analysis: win.analysis, skills: [...win.skills] },
  date: win.date,
  category: win.category === '' ? null : win.category,
  isDeleted: false,
  source: win.source,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
});
