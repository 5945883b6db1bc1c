import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { askedForPhone } from '../features/session/asked-for-phone.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { SignUpSteps } from '../features/sign-up/sign-up-steps.tsx';
import { copy } from '../features/verify-phone/copy.ts';
import { VerifyPhone } from '../features/verify-phone/verify-phone.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { phoneInAddress } from '../shared/country-select/dialled.ts';
import { usePageTitle } from '../shared/page-title.ts';
import { Waiting } from '../shared/parts/waiting.tsx';
import { signInDialogFor } from './sign-in-dialog.tsx';

/** Verifies the phone number in the address, and leads on to the setup of the profile. */
export default function VerifyPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const user = state.status === 'signed-in' ? state.user : undefined;
  useEffect(() => {
    if (user !== undefined) askedForPhone.note(user.userId);
  }, [user]);

  const phone = phoneInAddress(query.get('phone'));
  const country = query.get('country') ?? undefined;
  const next = user?.setupDone ? '/dashboard' : '/profile-setup';
  if (phone === '') return <Navigate to="/login" replace />;
  if (state.status === 'loading') return <Waiting title={copy.heading} />;
  if (user?.phoneVerified && user.phoneNumber === phone) return <Navigate to={next} replace />;
  const paid = query.get('payment_success') === 'true';
  const page = (
    <VerifyPhone
      key={phone}
      request={{ phoneNumber: phone, ...(country !== undefined && { phoneCountry: country }) }}
      first={paid && user?.phoneNumber === phone}
      paid={paid}
      later={next}
      signInDialog={user && signInDialogFor(user.email)}
      onChanged={({ phoneNumber, phoneCountry = '' }) => {
        void session.reload(); // the new number is the account's own by now
        const query = { phone: phoneNumber, country: phoneCountry, ...(paid && { payment_success: 'true' }) };
        setQuery(query, { replace: true });
      }}
      onVerified={async () => {
        await session.reload();
        navigate(next, { replace: true });
      }}
    />
  );
  const isSigningUp = paid || user?.setupDone === false;
  return isSigningUp ? <SignUpSteps at="phone">{page}</SignUpSteps> : page;
}
