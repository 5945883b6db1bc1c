import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import type { CodeForm } from './sign-in-again.tsx';

const words = copy.remove;
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** The way out. `onDeleted` comes when the account is gone. */
export const DeleteAccountPanel = (props: { email: string; codeForm: CodeForm; onDeleted: () => void }) => {
  const [shown, setShown] = useState<'no' | 'open' | 'closed'>('no');
  return (
    <Panel
      title={words.heading}
      lead={words.lead}
      action={
        <Button danger onClick={() => setShown('open')}>
          {words.open}
        </Button>
      }
    >
      <Suspense>
        {shown !== 'no' && (
          <DeleteAccountDialog {...props} open={shown === 'open'} onClose={() => setShown('closed')} />
        )}
      </Suspense>
    </Panel>
  );
};
