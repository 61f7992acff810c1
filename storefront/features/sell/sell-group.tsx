import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** Fields that belong together, under one legend. */
export function SellGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="sell-group">
        <legend>
          <h3>{legend}</h3>
        </legend>
        {children}
      </fieldset>
    </Card>
  );
}
