export const copy = { close: 'OK' } as const;
