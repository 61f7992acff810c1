import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { showShipment, type Shipment } from './shipments.ts';

type Other = Shipment['others'][number]['code'];

/** Calls a label off at its carrier and makes another one, there or at a carrier that would take the parcel. */
export function ReplaceLabel({ shipment }: { readonly shipment: Shipment }) {
  const t = usePhrases('packing');
  const { carrier, id, others } = shipment;
  const replace = useMutation({
    mutationFn: (other: Other | null) =>
      client.post('shipment-replace', { params: { id }, body: { carrier: other } }),
    onSuccess: showShipment,
  });
  return (
    <details className="pack-replace">
      <summary>{t('labelCancel')}</summary>
      <p>{t('labelCancelText')}</p>
      <div className="pick-acts">
        <Button busy={replace.isPending} onClick={() => replace.mutate(null)}>
          {t('labelAnew', { carrier })}
        </Button>
        {others.map(({ code, name, isSandbox }) => (
          <Button key={code} busy={replace.isPending} onClick={() => replace.mutate(code)}>
            {t(isSandbox ? 'otherSandbox' : 'otherCarrier', { carrier: name })}
          </Button>
        ))}
      </div>
    </details>
  );
}
