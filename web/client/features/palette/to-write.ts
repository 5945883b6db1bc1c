import type { NavigateFunction } from 'react-router-dom';

const WITH_COMPOSER = new Set(['/dashboard', '/wins']);

/** To the composer of the page one is on, else to that of the dashboard; it takes the focus. */
export const toWrite = (navigate: NavigateFunction, pathname: string): void =>
  void navigate(WITH_COMPOSER.has(pathname) ? pathname : '/dashboard', { state: { write: true } });
