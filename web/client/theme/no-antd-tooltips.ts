import type { ReactNode } from 'react';

/**
 * Stands in the build for what antd keeps around everything so that its tooltips can be one that moves: ours are none of
 * antd's, and placing them was a tenth of the first page's script.
 */
export default function UniqueProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
