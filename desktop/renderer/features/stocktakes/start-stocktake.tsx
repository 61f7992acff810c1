import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stocktakeKey, stocktakesKey, type StocktakeList } from './stocktakes.ts';

interface StartProps {
  readonly zones: StocktakeList['zones'];
  readonly onStarted: (id: number) => void;
  readonly onClose: () => void;
}

const whole = '*';

/** Which bins are counted: of a zone or of all, the least recently counted first. */
export function StartStocktake({ zones, onStarted, onClose }: StartProps) {
  const t = usePhrases('stocktakes');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['name', 'zone', 'most'],
    initial: { zone: whole },
    saysTrouble: true,
    send: ({ name, zone, most }) =>
      client.post('stocktake-start', {
        body: {
          name,
          zone: zone === whole ? null : zone,
          most: most.trim() === '' ? null : Number(most),
        },
      }),
    onSent: (made) => {
      queries.setQueryData(stocktakeKey(made.id), made);
      void queries.invalidateQueries({ queryKey: stocktakesKey });
      onStarted(made.id);
    },
  });
  return (
    <Dialog title={t('start')} lead={t('startLead')} onClose={onClose}>
      <form ref={form} className="stocktake" noValidate onSubmit={submit}>
        <TextField label={t('name')} maxLength={80} autoFocus {...field('name')} />
        <SelectField label={t('zone')} {...field('zone')}>
          <option value={whole}>{t('wholeWarehouse')}</option>
          {zones.map(({ zone, bins: count }) => (
            <option key={zone} value={zone}>
              {t('zoneWithCount', { zone: zone === '' ? t('noZone') : zone, count })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('most')}
          help={t('mostHelp')}
          inputMode="numeric"
          maxLength={4}
          {...field('most')}
        />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <Button kind="primary" type="submit" busy={isSending}>
          {t('begin')}
        </Button>
      </form>
    </Dialog>
  );
}
