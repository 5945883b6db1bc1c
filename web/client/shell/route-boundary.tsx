import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isServerThere } from '../shared/connection.ts';
import { isPartMissing } from '../shared/lazily.tsx';
import { Notice } from '../shared/parts/notice.tsx';
import { copy } from './copy.ts';
import { wasTyped } from './typed-words.ts';

const RELOADED = 'reloadedAt';
/** A page that still lacks its part after a fresh load does not reload for ever. */
const NOT_AGAIN_MS = 30_000;

/** What breaks in a page stands in its place: the way to other pages stays, and going there shows them. */
export const RouteBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
};

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isPartMissing(error)) void reloadIfNothingIsLost();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const words = isPartMissing(error) ? copy.missing : copy.broken;
    return (
      <Notice
        role="alert"
        level={1}
        title={words.title}
        actions={<a href={location.pathname + location.search}>{words.reload}</a>}
      >
        <p>{words.detail}</p>
      </Notice>
    );
  }
}

/** A fresh page finds the parts of its release; without a line to the server there would be none at all. */
const reloadIfNothingIsLost = async (): Promise<void> => {
  if (wasTyped() || !(await isServerThere()) || !mayReload()) return;
  location.reload();
};

const mayReload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - last > NOT_AGAIN_MS;
  } catch {
    return false; // without a note of it, it could go on for ever
  }
};
