import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { DeviceField } from './device-field.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { useMoney } from './repair-words.ts';
import { storesQuery } from './repairs.ts';
import { useNewRepair } from './use-new-repair.ts';

interface Store {
  readonly slug: string;
  readonly name: string;
}

/** Somebody at the counter brings a device: all that is asked, in the order in which one talks. */
export function NewRepair() {
  const t = usePhrases('repairs');
  const stores = useQuery(storesQuery);
  return (
    <Screen title={t('newTitle')} tools={<Link to="/repairs">{t('back')}</Link>}>
      <div className="repair-new">
        {stores.isError && (
          <ErrorState error={stores.error} onRetry={() => void stores.refetch()} />
        )}
        {stores.isPending && <Skeleton lines={14} />}
        {stores.data && <NewRepairForm stores={stores.data} />}
      </div>
    </Screen>
  );
}

type Typed = ReturnType<typeof useNewRepair>;

function NewRepairForm({ stores }: { readonly stores: readonly Store[] }) {
  const t = usePhrases('repairs');
  const typed = useNewRepair(stores);
  const { form, submit, field, errors, isSending } = typed.form;
  return (
    <form ref={form} className="repair-form" noValidate onSubmit={submit} onKeyDown={enterMovesOn}>
      <p className="soft">{t('newHelp')}</p>
      <div className="repair-columns">
        <fieldset>
          <legend>{t('aboutDevice')}</legend>
          <SelectField label={t('store')} {...field('store')}>
            {stores.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <DeviceField device={typed.device} errors={errors} />
          <Operations typed={typed} />
          <DeviceFacts typed={typed} />
        </fieldset>
        <Customer typed={typed} />
      </div>
      <p className="repair-acts">
        <Button kind="primary" type="submit" keys="Ctrl+Enter" busy={isSending}>
          {t('takeIn')}
        </Button>
      </p>
      <UnsavedDialog isDirty={typed.isDirty} />
    </form>
  );
}

/** What the device's price list offers, to be ticked. */
function Operations({ typed: { device, ticked, tick } }: { readonly typed: Typed }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  if (device.operations.length === 0) {
    return device.model === '' ? null : <p className="soft">{t('noOperations')}</p>;
  }
  return (
    <fieldset className="repair-operations" data-boxes>
      <legend>{t('operations')}</legend>
      {device.operations.map(({ slug, name, price, durationMinutes }) => (
        <Checkbox
          key={slug}
          checked={ticked.has(slug)}
          onChange={({ target }) => tick(slug, target.checked)}
          label={
            <>
              {name} <strong>{price === null ? t('onRequest') : money(price)}</strong>{' '}
              <span className="soft">{t('minutes', { minutes: durationMinutes })}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function DeviceFacts({ typed }: { readonly typed: Typed }) {
  const t = usePhrases('repairs');
  const { field } = typed.form;
  const optional = t('optional');
  return (
    <>
      <TextField label={t('fault')} maxLength={1000} {...field('fault')} />
      <TextField label={t('appearance')} optional={optional} maxLength={1000} {...field('look')} />
      <TextField
        label={t('accessories')}
        optional={optional}
        maxLength={300}
        {...field('accessories')}
      />
      <div className="repair-pair">
        <TextField
          label={t('serial')}
          help={t('serialNewHelp')}
          maxLength={40}
          autoComplete="off"
          {...field('serial')}
        />
        <TextField
          label={t('unlockCode')}
          optional={optional}
          maxLength={40}
          autoComplete="off"
          {...field('unlockCode')}
        />
      </div>
      <Checkbox label={t('hasBackup')} {...field('hasBackup')} />
      <Checkbox label={t('acceptsDataLoss')} {...field('acceptsDataLoss')} />
      <TextField
        label={t('priceLimit')}
        help={t('priceLimitHelp')}
        inputMode="numeric"
        maxLength={10}
        {...field('priceLimit')}
      />
    </>
  );
}

/** First of all, for whoever was here before is known by it. */
function PhoneField({ typed }: { readonly typed: Typed }) {
  const t = usePhrases('repairs');
  const say = usePhrases('repairCustomer');
  const { onChange, ...rest } = typed.form.field('phone');
  const { known } = typed;
  return (
    <>
      <TextField
        label={t('phone')}
        help={say('phoneHelp')}
        type="tel"
        maxLength={30}
        autoComplete="off"
        {...rest}
        onChange={(event) => {
          typed.typePhone(event.target.value);
          void onChange(event);
        }}
      />
      <p role="status" className="soft">
        {known && say('known', { name: `${known.firstName} ${known.lastName}`.trim() })}
      </p>
    </>
  );
}

function Customer({ typed }: { readonly typed: Typed }) {
  const t = usePhrases('repairs');
  const say = usePhrases('repairCustomer');
  const { field } = typed.form;
  const { known } = typed;
  return (
    <fieldset>
      <legend>{t('aboutCustomer')}</legend>
      <PhoneField typed={typed} />
      <div className="repair-pair">
        <TextField
          label={t('firstName')}
          maxLength={60}
          autoComplete="off"
          {...field('firstName')}
        />
        <TextField label={t('lastName')} maxLength={60} autoComplete="off" {...field('lastName')} />
      </div>
      <TextField
        label={t('eMail')}
        {...(known && { help: say('knownMail', { eMail: known.eMail }) })}
        type="email"
        maxLength={254}
        autoComplete="off"
        {...field('eMail')}
      />
      <SelectField label={t('customerLanguage')} {...field('language')}>
        <option value="cs">{t('language_cs')}</option>
        <option value="ro">{t('language_ro')}</option>
      </SelectField>
      <TextField
        label={t('claimedNumber')}
        optional={t('optional')}
        maxLength={20}
        autoComplete="off"
        {...field('claimedNumber')}
      />
    </fieldset>
  );
}
