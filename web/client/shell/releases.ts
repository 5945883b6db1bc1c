import { outdatePage } from './fresh-page.tsx';

const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** The server says with each answer which build it serves: another than this page's is taken at the next move. */
export const noteBuild = (served: string | null): void => {
  if (served !== null && own !== undefined && served !== own) outdatePage();
};
