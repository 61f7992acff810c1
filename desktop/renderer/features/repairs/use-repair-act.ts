import { useMutation } from '@tanstack/react-query';
import { notify } from '../../lib/notify.ts';
import { oneByOne } from './bench.ts';
import { recordOwnStep } from './own-steps.ts';
import { keepRepair, tellFailure, type Repair } from './repairs.ts';

interface ActOptions<V> {
  readonly send: (typed: V) => Promise<Repair>;
  /** The version that is sent, where there is one. */
  readonly version?: number;
  /** What is said once it is done; nothing where the screen shows it. */
  readonly done?: (repair: Repair) => string;
  readonly onDone?: (repair: Repair) => void;
  /** Where the form says itself why it was refused. */
  readonly onFailed?: (error: unknown) => void;
}

/** Something done to a repair: its answer is shown; where a colleague was faster, what they left is. */
export function useRepairAct<V = void>(id: number, options: ActOptions<V>) {
  const { send, version, done, onDone, onFailed } = options;
  return useMutation<Repair, Error, V>({
    scope: oneByOne(id),
    meta: { silent: true },
    mutationFn: send,
    onSuccess: (repair) => {
      if (version !== undefined) recordOwnStep(id, version, repair.version);
      keepRepair(repair);
      if (done) notify('success', done(repair));
      onDone?.(repair);
    },
    onError: (error) => {
      if (onFailed) onFailed(error);
      else tellFailure(id, error);
    },
  });
}
