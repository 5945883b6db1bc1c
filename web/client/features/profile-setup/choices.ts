/** What the first setup offers before anything is picked. */
export const firstChoice = { messageFrequency: 'daily-weekdays', messageTimePreference: 'afternoon' } as const;
