import type { WinSetting } from '#application/wins/writer.ts';

/** A win of an English journal that holds nothing else. */
export const winSetting = (other: Partial<WinSetting> = {}): WinSetting => ({
  language: 'en',
  date: '2026-11-20',
  journal: [],
  ...other,
});
