import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazily } from '../../shared/lazily.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { askedBy, isTypingIn } from './keys.ts';
import { notLoaded } from './not-loaded.ts';
import { singleKeysWork } from './single-keys.ts';
import { toWrite } from './to-write.ts';

const CommandPalette = lazily(() => import('./command-palette.tsx'));
const KeysDialog = lazily(() => import('./keys-dialog.tsx'));
const parts = { palette: CommandPalette, keys: KeysDialog };

const LED_FOR_MS = 1500;

/** Hears the keys of the app; what they open is loaded once it is asked for. */
export const CommandKeys = ({ onSignOut }: { onSignOut: () => void }) => {
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ledUntil = useRef(0);
  useEffect(() => {
    /** What does not load takes nothing away from the page. Asked for again, it closes. */
    const open = (what: keyof typeof parts): void =>
      void parts[what].load().then(
        () => setShown((before) => (before === what ? undefined : what)),
        () => toast({ title: notLoaded, variant: 'destructive' }),
      );
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLed = event.timeStamp < ledUntil.current;
      const asked = askedBy(event, { isTyping: isTypingIn(event.target), isLed, isSingleOn: singleKeysWork() });
      ledUntil.current = asked === 'leads' ? event.timeStamp + LED_FOR_MS : 0;
      if (asked === null || asked === 'leads') return;
      event.preventDefault();
      if (asked === 'palette' || asked === 'keys') open(asked);
      else if (asked === 'write') toWrite(navigate, pathname);
      else navigate(asked.to);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, pathname]);
  const close = (): void => setShown(undefined);
  return (
    <Suspense>
      {shown === 'palette' && (
        <CommandPalette onClose={close} onShowKeys={() => setShown('keys')} onSignOut={onSignOut} />
      )}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
};
