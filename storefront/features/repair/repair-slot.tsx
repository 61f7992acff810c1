import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';
import { SlotField } from './slot-field.tsx';
import { slotsQuery } from './slots-query.ts';
import { useChangeSlot } from './use-change-slot.ts';

/** When the device is brought; until it begins it can be chosen, moved and cancelled. */
export function RepairSlot({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const moment = useMoment();
  const [isOpen, setIsOpen] = useState(false);
  const { slot, canChooseSlot } = repair;
  if (repair.status !== 'announced' || (slot === null && !canChooseSlot)) return null;
  const when = slot && moment(new Date(slot.startsAt));
  return (
    <Card className="stack">
      <h2>{t('slotHeading')}</h2>
      <p>{when ? t('slotChosen', when) : t('slotFree')}</p>
      {canChooseSlot && !isOpen && (
        <div>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t(slot === null ? 'slotChoose' : 'slotChange')}
          </Button>
        </div>
      )}
      {canChooseSlot && isOpen && <ChangeSlot repair={repair} onDone={() => setIsOpen(false)} />}
    </Card>
  );
}

interface ChangeSlotProps {
  readonly repair: Repair;
  readonly onDone: () => void;
}

function ChangeSlot({ repair: { code, slot, store }, onDone }: ChangeSlotProps) {
  const t = useText('repair');
  const { data: slots } = useQuery(slotsQuery(useClient(), store.slug));
  const [chosen, setChosen] = useState('');
  const { change, error, offered, isPending } = useChangeSlot(code, onDone);
  if (slots?.length === 0) return <p>{t('slotsGone')}</p>;
  return (
    <>
      <SlotField
        slots={slots ?? []}
        chosen={chosen}
        onChoose={setChosen}
        error={error}
        offered={offered}
      />
      <div className="repair-slots">
        <Button busy={isPending} disabled={chosen === ''} onClick={() => change(chosen)}>
          {t('slotSave')}
        </Button>
        {slot !== null && (
          <Button kind="secondary" disabled={isPending} onClick={() => change(null)}>
            {t('slotCancel')}
          </Button>
        )}
        <Button kind="quiet" onClick={onDone}>
          {t('slotBack')}
        </Button>
      </div>
    </>
  );
}
