import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import type { DeskFile } from './desk-file.ts';
import type { Inspection } from './device-number.tsx';
import { useStatusName } from './use-status-name.ts';

interface Finding {
  readonly choices: readonly string[];
  readonly note: string;
  /** As it was read from the device; null where it cannot be, or there is none to compare. */
  readonly deviceNumber: string | null;
}

/** What was typed, as the API takes it. */
export const findingOf = (
  { deviceNumber }: Pick<DeskFile, 'deviceNumber'>,
  { found, note, number, isUnread }: Inspection,
): Finding => ({
  choices: Object.values(found),
  note,
  deviceNumber: deviceNumber === null || isUnread ? null : number,
});

/** Stores an inspection; what follows from it is the API's to say. */
export function useInspect({ id, version }: DeskFile) {
  const t = usePhrases('buybacks');
  const statusName = useStatusName();
  return useMutation({
    mutationFn: async ({ choices, note, deviceNumber }: Finding) => {
      const body = { deviceConditionChoices: [...choices], note, deviceNumber, version };
      // Only the state is kept: the answer holds more of the customer than this screen shows.
      return (await client.post('admin-buyback-inspect', { params: { id }, body })).status;
    },
    onSuccess: (status) => notify('success', t('inspectionSaved', { status: statusName(status) })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['buyback-desk', id] }),
  });
}
