import { useMutation } from '@tanstack/react-query';
import { pictureFile } from '#core/files/picture.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import type { OnScan } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { FinishForm } from './finish-form.tsx';
import { deskKey, type ClosedParcel, type PackAnswer, type PackDeskView } from './packing.ts';

interface DeskProps {
  /** What came of the last scan. */
  readonly answer: PackAnswer | null;
  readonly desk: PackDeskView;
  readonly onScan: OnScan;
  readonly onClosed: (parcel: ClosedParcel | null) => void;
}

/** The order in hand: whose parcel it is, what goes into it, and what is missing of it. */
export function DeskView({ answer, desk, onScan, onClosed }: DeskProps) {
  const t = usePhrases('packing');
  const { id, crates, invoice, isAllPacked, lines, orderNumber, parcelName, street } = desk;
  const stop = useMutation({
    mutationFn: () => client.post('pack-cancel', { params: { id } }),
    onSuccess: (reply) => {
      queries.setQueryData(deskKey, reply);
      onClosed(null);
    },
  });
  return (
    <section className="pack-desk" aria-labelledby="pack-order">
      <h2 id="pack-order" className="pick-large">
        {t('order')} {orderNumber}
      </h2>
      <p className="pack-whose">
        {[parcelName, street, crates.join(', '), t(`invoice_${invoice}`)]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      <ul className="pack-lines" aria-label={t('lines')}>
        {lines.map((line) => (
          <PackLine key={line.id} line={line} />
        ))}
      </ul>
      {isAllPacked && (
        <FinishForm answer={answer} desk={desk} onScan={onScan} onClosed={onClosed} />
      )}
      <div className="pick-acts">
        <Button onClick={() => onScan('CMD-UNDO', [])}>{t('undo')}</Button>
        <Button onClick={() => onScan('CMD-SKIP', [])}>{t('skip')}</Button>
        <Button busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}

function PackLine({ line }: { readonly line: PackDeskView['lines'][number] }) {
  const t = usePhrases('packing');
  const { code, ean, grade, name, packed, picture, quantity, serialEnds } = line;
  return (
    <li className={packed === quantity ? 'is-done' : ''}>
      <strong className="pack-count">{t('ofWanted', { packed, quantity })}</strong>
      {picture && (
        <img className="pack-picture" src={pictureFile(picture, 160)} alt={picture.alt} />
      )}
      <span className="pack-thing">
        {name}
        {grade !== null && ` · ${t('grade', { grade })}`}
        <small className="soft">
          {[code, ean, ...serialEnds.map((end) => `…${end}`)]
            .filter((text) => text !== null && text !== '')
            .join(' · ')}
        </small>
      </span>
    </li>
  );
}
