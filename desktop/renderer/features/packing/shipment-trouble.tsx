import { useMutation, useQuery } from '@tanstack/react-query';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { openShipmentsQuery, showShipment, type Shipment } from './shipments.ts';

type Other = Shipment['others'][number]['code'];

/** What the carrier did not take, and the ways on: again, another carrier, or a number by hand. */
export function ShipmentTrouble({ shipment }: { readonly shipment: Shipment }) {
  const t = usePhrases('packing');
  const { id, others, problem, status } = shipment;
  const again = useMutation({
    mutationFn: (carrier: Other | null) =>
      client.post('shipment-again', { params: { id }, body: { carrier } }),
    onSuccess: showShipment,
  });
  if (problem === null || !['waiting', 'failed', 'in_doubt'].includes(status)) return null;
  return (
    <div className="pack-trouble">
      <p className="pick-banner is-wrong" role="alert">
        {problem}
      </p>
      <div className="pick-acts">
        <Button kind="primary" busy={again.isPending} onClick={() => again.mutate(null)}>
          {t(status === 'in_doubt' ? 'shipmentAnew' : 'shipmentAgain')}
        </Button>
        {others.map(({ code, name, isSandbox }) => (
          <Button key={code} busy={again.isPending} onClick={() => again.mutate(code)}>
            {t(isSandbox ? 'otherSandbox' : 'otherCarrier', { carrier: name })}
          </Button>
        ))}
      </div>
      <ByHand shipment={shipment} />
    </div>
  );
}

function ByHand({ shipment: { id, status } }: { readonly shipment: Shipment }) {
  const t = usePhrases('packing');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['number'],
    initial: {},
    saysTrouble: true,
    send: ({ number }) =>
      client.post('shipment-by-hand', {
        params: { id },
        body: { number, isOwn: status === 'in_doubt' },
      }),
    onSent: showShipment,
  });
  return (
    <form ref={form} className="pack-by-hand" noValidate onSubmit={submit}>
      <TextField
        label={t(status === 'in_doubt' ? 'numberFound' : 'numberByHand')}
        help={t('numberHelp')}
        maxLength={40}
        {...field('number')}
      />
      {trouble !== undefined && (
        <p className="pick-banner is-wrong" role="alert">
          {trouble}
        </p>
      )}
      <Button type="submit" busy={isSending}>
        {t('keepNumber')}
      </Button>
    </form>
  );
}

/** Parcels of this and other desks that their carriers did not take. */
export function OpenShipments({ besides }: { readonly besides: number | null }) {
  const t = usePhrases('packing');
  const { data, error, isError, refetch } = useQuery(openShipmentsQuery);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const open = data?.shipments.filter(({ parcelId }) => parcelId !== besides) ?? [];
  if (open.length === 0) return null;
  return (
    <section className="pack-label" aria-labelledby="open-shipments">
      <h2 id="open-shipments">{t('openShipments')}</h2>
      {open.map((shipment) => (
        <details key={shipment.id}>
          <summary>
            {t('labelOf', { parcel: shipment.parcelNumber, carrier: shipment.carrier })}
            {` · ${shipment.orderNumber}`}
          </summary>
          <ShipmentTrouble shipment={shipment} />
        </details>
      ))}
    </section>
  );
}
