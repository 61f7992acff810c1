import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import type { PutAway } from './receiving.ts';

interface WaitingThingsProps {
  readonly things: PutAway['waiting'];
  readonly carried: PutAway['carried'];
  readonly onScan: (text: string) => void;
}

/** What waits for a bin, and which; pieces that no number tells apart are taken all at once. */
export function WaitingThings({ things, carried, onScan }: WaitingThingsProps) {
  const t = usePhrases('receiving');
  return (
    <table className="plain-table">
      <caption>{t('waitsForBin')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('counted')}</th>
          <th scope="col">{t('lies')}</th>
          <th scope="col">{t('suggested')}</th>
          <th scope="col">{t('act')}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ productId, code, name, grade, quantity, from, bin, needsSerial }) => {
          const inHand = carried?.productId === productId ? carried.quantity : 0;
          const count = quantity - inHand;
          return (
            <tr key={`${String(productId)} ${from}`}>
              <th scope="row">{[name, code, grade].filter(Boolean).join(' · ')}</th>
              <td>{quantity}</td>
              <td>{from}</td>
              <td>{bin ?? t('anyBin')}</td>
              <td>
                {needsSerial && t('bySerial')}
                {!needsSerial && count > 0 && (
                  <Button onClick={() => onScan(`${String(count)}*${code}`)}>
                    {t('takeAll', { count })}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
