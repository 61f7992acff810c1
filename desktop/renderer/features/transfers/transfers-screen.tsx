import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Screen } from '../../ui/screen.tsx';
import { TransferChoice } from './transfer-choice.tsx';
import { TransferView } from './transfer-view.tsx';
import '../../ui/plain-table.css';
import '../../ui/scan-screen.css';
import '../../ui/received-goods.css';

/** Goods on their way between places: scanned out here, scanned in there. */
export function TransfersScreen() {
  const title = usePhrases('screens')('transfers');
  const [id, setId] = useState<number | null>(null);
  return (
    <Screen title={title}>
      <div className="receiving">
        {id === null ? (
          <TransferChoice onOpen={setId} />
        ) : (
          <TransferView key={id} id={id} onLeave={() => setId(null)} />
        )}
      </div>
    </Screen>
  );
}
