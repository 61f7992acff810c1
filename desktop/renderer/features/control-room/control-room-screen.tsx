import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { queries } from '../../lib/queries.ts';
import { useCalmLive } from '../../lib/use-calm-live.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { roomKey, roomQuery, roomTopics, type ControlRoom } from './control-room.ts';
import { CutOffs } from './cut-offs.tsx';
import { DayNumbers } from './day-numbers.tsx';
import { DayPeople } from './day-people.tsx';
import { FloorStates } from './floor-states.tsx';
import { LateOrders } from './late-orders.tsx';
import { PeopleAtWork } from './people-at-work.tsx';
import '../../ui/plain-table.css';
import './control-room.css';
import { usePlaceName } from '../../lib/use-place-name.ts';

/** The warehouse at a glance: what waits, who works, what must leave and what was done today. */
export function ControlRoomScreen() {
  const title = usePhrases('screens')('controlRoom');
  const isSupervisor = usePermission('warehouse.manage');
  const [placeId, setPlaceId] = useState<number>();
  const room = useQuery({ ...roomQuery(placeId), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt: readAt } = room;
  useCalmLive(roomTopics, () => void queries.invalidateQueries({ queryKey: roomKey }));
  return (
    <Screen title={title} tools={data && <PlaceField room={data} onChange={setPlaceId} />}>
      {room.isError && !data && (
        <ErrorState error={room.error} onRetry={() => void room.refetch()} />
      )}
      {room.isPending && <Skeleton lines={10} />}
      {data && (
        <div className="control-room">
          <FloorStates states={data.states} readAt={readAt} />
          <div className="control-room-halves">
            <CutOffs rows={data.cutOffs} />
            <LateOrders orders={data.overdue} readAt={readAt} />
          </div>
          <PeopleAtWork people={data.atWork} isSupervisor={isSupervisor} />
          <DayNumbers today={data.today} />
          <DayPeople people={data.people} isSupervisor={isSupervisor} />
        </div>
      )}
    </Screen>
  );
}

interface PlaceFieldProps {
  readonly room: ControlRoom;
  readonly onChange: (placeId: number) => void;
}

function PlaceField({ room, onChange }: PlaceFieldProps) {
  const t = usePhrases('controlRoom');
  const placeName = usePlaceName();
  return (
    <SelectField
      label={t('place')}
      value={String(room.placeId ?? '')}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {room.places.map(({ id, name }) => (
        <option key={id} value={id}>
          {placeName(name)}
        </option>
      ))}
    </SelectField>
  );
}
