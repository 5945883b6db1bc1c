import type { ExecutionContext } from 'ava';
import type { MailJudge } from '#application/inbox/mail-intake.ts';
import { type Gateway, type GatewayOptions, startGateway } from '#mail-gateway/smtp/gateway.ts';
import { type MemoryIntake, memoryIntake } from './memory-intake.ts';

const provenJudge: MailJudge = { judge: async () => 'proven' };

type RunningGateway = Gateway & Readonly<{ intake: MemoryIntake; logged: string[] }>;

/** A gateway on a free port of this machine, closed with its test. */
export const aGateway = async (
  t: ExecutionContext,
  { intake = memoryIntake(), ...options }: Partial<Omit<GatewayOptions, 'intake'>> & { intake?: MemoryIntake } = {},
): Promise<RunningGateway> => {
  const logged: string[] = [];
  const gateway = await startGateway({
    intake,
    judge: provenJudge,
    host: '127.0.0.1',
    port: 0,
    domain: 'cairn.localhost',
    log: (message) => logged.push(message),
    ...options,
  });
  t.teardown(() => gateway.close());
  return { ...gateway, intake, logged };
};
