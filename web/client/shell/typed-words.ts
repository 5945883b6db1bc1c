let typedAt: string | null = null;

if (typeof addEventListener === 'function')
  addEventListener('input', () => {
    typedAt = location.pathname;
  });

/** Whether something was typed on this page, which a fresh load of it could lose. */
export const wasTyped = (): boolean => typedAt === location.pathname;
