import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazily } from '../../shared/lazily.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { earlyLetters } from './early-letters.ts';
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
  const [letters] = useState(earlyLetters);
  const close = useCallback((): void => setShown(undefined), []);
  useEffect(() => () => void letters.take(), [letters]);
  useEffect(() => {
    /** What does not load takes nothing away from the page. Asked for again, it closes. */
    const open = (what: keyof typeof parts): void => {
      if (what === shown) {
        close();
        return;
      }
      if (what === 'palette') letters.begin();
      void parts[what].load().then(
        () => setShown(what),
        () => {
          letters.take();
          toast({ title: notLoaded, variant: 'destructive' });
        },
      );
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLed = event.timeStamp < ledUntil.current;
      const asked = askedBy(event, { isTyping: () => isTypingIn(event.target), isLed, isSingleOn: singleKeysWork() });
      ledUntil.current = asked === 'leads' ? event.timeStamp + LED_FOR_MS : 0;
      if (asked === null || asked === 'leads') return;
      event.preventDefault();
      if (asked === 'palette' || asked === 'keys') open(asked);
      else if (asked === 'write') toWrite(navigate, pathname);
      else navigate(asked.to);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate, pathname, shown, close, letters]);
  return (
    <Suspense>
      {shown === 'palette' && (
        <CommandPalette
          takeTyped={letters.take}
          onClose={close}
          onShowKeys={() => setShown('keys')}
          onSignOut={onSignOut}
        />
      )}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
};
