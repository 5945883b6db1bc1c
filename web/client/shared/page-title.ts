import { useEffect } from 'react';

/** The title of the window: `{page} | {product}`, and the bare product name for the home page. */
export const usePageTitle = (brandName: string, page?: string): void => {
  useEffect(() => {
    document.title = page === undefined ? brandName : `${page} | ${brandName}`;
  }, [brandName, page]);
};
