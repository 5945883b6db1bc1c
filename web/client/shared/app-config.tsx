import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { appConfig } from '#web/contract/system.ts';
import type { Api } from './api/api.ts';
import { retrying } from './api/retrying.ts';

/** What the server says about itself. Until it has, `supportEmail` is '' and `outbox` undefined. */
type KnownConfig = Readonly<{ brandName: string; supportEmail: string; outbox: boolean | undefined }>;

// The build shows public pages without a browser.
const brand = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
export const AppConfigContext = createContext<KnownConfig>({
  brandName: brand ?? 'Cairn',
  supportEmail: '',
  outbox: undefined,
});

/** Reads the configuration once; until then, the name that is written in the page stands. */
export const AppConfigProvider = ({ api, children }: { api: Api; children: ReactNode }) => {
  const written = useContext(AppConfigContext);
  const [config, setConfig] = useState<KnownConfig>(() => api.first('/api/config', appConfig) ?? written);
  useEffect(() => {
    retrying(() => api.get('/api/config', appConfig), { times: 3, delay: 1000 }).then(setConfig, (error) => {
      console.warn('The configuration could not be read.', error);
      setConfig((known) => ({ ...known, outbox: false }));
    });
  }, [api]);
  return <AppConfigContext value={config}>{children}</AppConfigContext>;
};

export const useAppConfig = (): KnownConfig => useContext(AppConfigContext);
