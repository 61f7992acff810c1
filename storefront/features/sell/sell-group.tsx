import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** Fields that belong together, under one legend. */
export function SellGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="sell-group">
        <legend>
          <h4>{legend}</h4>
        </legend>
        {children}
      </fieldset>
    </Card>
  );
}
