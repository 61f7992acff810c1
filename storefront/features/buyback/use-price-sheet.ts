import { useState, type ComponentType } from 'react';
import type { PriceSheetProps } from './price-sheet.tsx';

interface PriceSheetState {
  /** The sheet while it is open. */
  readonly Sheet: ComponentType<PriceSheetProps> | null;
  readonly loading: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Loads the sheet when it is asked for; `instead` is done when it does not arrive. */
export function usePriceSheet(instead: () => void): PriceSheetState {
  const [Sheet, setSheet] = useState<ComponentType<PriceSheetProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const open = () => {
    setLoading(true);
    import('./price-sheet.tsx')
      .then((file) => setSheet(() => file.PriceSheet), instead)
      .finally(() => setLoading(false));
  };
  return { Sheet, loading, open, close: () => setSheet(null) };
}
