import { useState } from 'react';
import { DeliveryChoice } from './delivery-choice.tsx';
import { DeliveryView } from './delivery-view.tsx';

/** The delivery in hand, or the choice of one. */
export function DeliveryPart() {
  const [id, setId] = useState<number | null>(null);
  if (id === null) return <DeliveryChoice onOpen={setId} />;
  return <DeliveryView key={id} id={id} onLeave={() => setId(null)} />;
}
