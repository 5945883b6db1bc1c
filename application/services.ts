import type { Passkeys } from './access/passkeys-port.ts';
import type { PhoneNumbers } from './accounts/phone-numbers.ts';
import type { Payments } from './billing/payments.ts';
import type { EngineParts } from './engine/parts.ts';
import type { Helplines } from './inbox/helplines.ts';

/**
 * All there is to work with; `infrastructure/wiring.ts` chooses what stands behind each. Nobody takes all of it: a use case
 * or reaction picks the parts that it needs, and of the payments the roles.
 */
export type Services = EngineParts &
  Readonly<{
    payments: Payments;
    phones: PhoneNumbers;
    passkeys: Passkeys;
    helplines: Helplines;
    /**
     * Our own mail domain, the address that check-ins come from (what is sent there opens a conversation), and the addresses
     * of the operators, and of those who may look at what operators see and change nothing.
     */
    mail: Readonly<{
      domain: string;
      from: string;
      support: string;
      operators: readonly string[];
      viewers: readonly string[];
    }>;
    publicUrl: string;
    /** How many texts may go out within a day, to everybody together. */
    textsADay: number;
  }>;
