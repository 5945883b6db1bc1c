import './browser-globals.ts';
import './client-modules.ts';
import { cleanup, configure, render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ExecutionContext } from 'ava';
import { createElement, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createApi } from '#web/client/shared/api/api.ts';
import { ApiProvider } from '#web/client/shared/api/api-context.ts';
import { readSettings } from '#web/client/shared/api/read-settings.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { currentToast, dismissToast } from '#web/client/shared/toasts/toasts.ts';
import { aServer, aStorage } from './doubles.ts';

configure({ asyncUtilTimeout: 30_000 }); // a machine with much to do shows what it shows later

type Respond = Parameters<typeof aServer>[0];

/**
 * A part of the client as a person meets it, without a browser: its own cache, its own server, the theme and the router
 * around it. What was rendered is gone after the test. Its tests run one after the other: there is one document.
 */
export const rendered = async (t: ExecutionContext, part: ReactElement, respond: Respond, path = '/') => {
  const { AntdTheme } = await import('#web/client/theme/antd-theme.tsx');
  const server = aServer(respond);
  const storage = aStorage({ authToken: 'the token' });
  const tokens = createTokenStore(() => storage as Storage);
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const api = createApi({ fetch: server.fetch, tokens, newKey, onSessionEnd: () => t.fail('the session ended') });
  const own = { ...readSettings, provider: () => new Map() };
  const all = createElement(
    MemoryRouter,
    { initialEntries: [path] },
    createElement(
      ApiProvider,
      { value: api },
      createElement(AntdTheme, null, createElement(SWRConfig, { value: own }, part)),
    ),
  );
  render(all);
  t.teardown(() => {
    cleanup();
    const left = currentToast();
    if (left) dismissToast(left.id);
  });
  return { screen: within(document.body), user: userEvent.setup(), calls: server.calls, settled: waitFor };
};
