import { policyRefusals } from '#application/delivery/policy-refusals.ts';
import { type Overview, overviewOf } from '#application/operators/overview.ts';
import type { OperatorParts } from '#application/operators/parts.ts';
import type { Services } from '#application/services.ts';
import type { KeyRotation } from '../wiring/key-rotation.ts';

/**
 * Figures that only a process with open stores has. `subscribers` get check-ins; `isRotating`: keys are wrapped by more than one
 * secret, or the newest is not used yet.
 */
export type DoctorFigures = Pick<Overview, 'stores' | 'readModels' | 'damagedEvents'> &
  Readonly<{ subscribers: number; parked: number; isRotating: boolean; isMailRefused: boolean }>;

/** The figures that `cairn doctor` asks for. */
export const createDoctorCommands = (services: Services, operators: OperatorParts, keys: KeyRotation) => ({
  async doctor(): Promise<DoctorFigures> {
    const { subscribers, pools, stores, readModels, damagedEvents } = await overviewOf(services, operators);
    const { active, ending, pastDue, complimentary } = subscribers;
    return {
      stores,
      readModels,
      damagedEvents,
      subscribers: active + ending + pastDue + complimentary,
      parked: pools.reduce((sum, { parked }) => sum + parked, 0),
      isRotating: await keys.isUnfinished(),
      isMailRefused: (await policyRefusals(services)).isAlarm,
    };
  },
});
