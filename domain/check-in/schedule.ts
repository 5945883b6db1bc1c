/** When check-ins come until a user says otherwise. */
export const defaultSchedule = { frequency: 'daily', time: 'morning' } as const;
