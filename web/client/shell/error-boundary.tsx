import { Component, type ReactNode } from 'react';
import { Notice } from '../shared/parts/notice.tsx';
import { copy } from './copy.ts';

/** What people see when a page breaks: never an empty window. A part that did not load comes with a fresh page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { title, detail, reload } = copy.broken;
    return (
      <Notice role="alert" level={1} title={title} actions={<a href={location.pathname}>{reload}</a>}>
        <p>{detail}</p>
      </Notice>
    );
  }
}
