import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import { createKeyring } from '../../lib/idempotency-key.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { announceBody, announceFields } from './announce-fields.ts';
import type { AnnouncedDevice } from './announced-device.ts';
import { useFullSlot } from './use-full-slot.ts';

/** The schemas are no part of the page; they arrive with the first attempt to send. */
const checks = () => import('./check-announce.ts');

/** Announces a device. The same content goes under the same key, so that a repeated press makes one repair. */
export function useAnnounce({ selectedChoices }: AnnouncedDevice, operations: readonly string[]) {
  const { client, market } = useShop();
  const navigate = useNavigate();
  const [keyFor] = useState(() => createKeyring());
  const full = useFullSlot();
  const kind = deviceKindOf(selectedChoices.productType ?? '', market);
  const chosen = { productColor: selectedChoices.productColor ?? '', operations };
  const form = useTypedForm({
    fields: announceFields,
    check: async (typed) =>
      (await checks()).checkAnnounce(announceBody(typed, chosen), kind, { market, today: '' }),
    send: async (typed) => {
      const body = announceBody(typed, chosen);
      try {
        return await client.post('repair-announce', { body }, { idempotencyKey: keyFor(body) });
      } catch (error) {
        throw full.refusalOf(error);
      }
    },
    onSent: ({ url }) => void navigate(url),
  });
  return { ...form, kind, offered: full.offered };
}
