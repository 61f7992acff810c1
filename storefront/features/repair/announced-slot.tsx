import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../lib/shop.tsx';
import { SlotField } from './slot-field.tsx';
import { slotsQuery, type Slot } from './slots-query.ts';

interface AnnouncedSlotProps {
  /** Slug of the chosen store; null where none is. */
  readonly store: string | null;
  readonly error: string | undefined;
  readonly offered: readonly Slot[];
}

/** When the device is brought. Where a store announces nobody, or does not answer, it comes at any time. */
export function AnnouncedSlot({ store, error, offered }: AnnouncedSlotProps) {
  const client = useClient();
  const [picked, setPicked] = useState({ store: '', startsAt: '' });
  const slug = store ?? '';
  const { data: slots = [] } = useQuery({ ...slotsQuery(client, slug), enabled: slug !== '' });
  if (slots.length === 0) return null;
  // A time at one store says nothing of another.
  const chosen = picked.store === slug ? picked.startsAt : '';
  return (
    <SlotField
      slots={slots}
      chosen={chosen}
      onChoose={(startsAt) => setPicked({ store: slug, startsAt })}
      error={error}
      offered={offered}
    />
  );
}
