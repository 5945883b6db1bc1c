import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { appConfig, type OperatorWords } from '#web/contract/system.ts';
import type { Api } from './api/api.ts';
import { retrying } from './api/retrying.ts';

/** What the server says about itself. Until it has, `supportEmail` is '' and `outbox` undefined. */
type KnownConfig = OperatorWords & Readonly<{ brandName: string; supportEmail: string; outbox: boolean | undefined }>;

// The build shows public pages without a browser.
const written = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const NONE: OperatorWords = { company: null, marketing: null };

/** What the page was sent with; nothing where no server has filled it in, as in a test. */
const operatorWordsOf = (content: string | undefined): OperatorWords =>
  content?.startsWith('{') ? (JSON.parse(content) as OperatorWords) : NONE;

export const AppConfigContext = createContext<KnownConfig>({
  brandName: written('application-name') ?? '',
  supportEmail: '',
  outbox: undefined,
  ...operatorWordsOf(written('operator')),
});

/** Reads the configuration once; until then, the name that is written in the page stands. */
export const AppConfigProvider = ({ api, children }: { api: Api; children: ReactNode }) => {
  const known = useContext(AppConfigContext);
  const [config, setConfig] = useState<KnownConfig>(() => api.first('/api/config', appConfig) ?? known);
  useEffect(() => {
    retrying(() => api.get('/api/config', appConfig), { times: 3, delay: 1000 }).then(setConfig, (error) => {
      console.warn('The configuration could not be read.', error);
      setConfig((config) => ({ ...config, outbox: false }));
    });
  }, [api]);
  return <AppConfigContext value={config}>{children}</AppConfigContext>;
};

export const useAppConfig = (): KnownConfig => useContext(AppConfigContext);
