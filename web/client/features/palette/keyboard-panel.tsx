import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '../../shared/lazily.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

const KeysDialog = lazily(() => import('./keys-dialog.tsx'));

/** How the keys work in this browser, and which there are. */
export const KeyboardPanel = () => {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={copy.keysTitle}
      lead={copy.keysLead}
      action={<Button onClick={() => setOpen(true)}>{copy.keys.label}</Button>}
    >
      <SingleKeysSwitch />
      <Suspense>{open && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  );
};
