import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import type { SellFormProps } from '../../lib/sale-forms.ts';
import { useMoney } from '../../lib/shop.tsx';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { AddressGroups } from './address-group.tsx';
import { DeviceGroup } from './device-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { IdentityGroup } from './identity-group.tsx';
import { PayoutGroup } from './payout-group.tsx';
import { ContactGroup, PersonGroup } from './person-group.tsx';
import { SellTextArea } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';
import { StepHeading } from './step-heading.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

interface FillStepProps extends Pick<
  SellFormProps,
  'deviceKind' | 'deviceName' | 'price' | 'isSwap' | 'onClose'
> {
  readonly trouble: SaleTrouble | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** After a refused attempt the keyboard stands on the first field to mend. */
function useFirstErrorFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount } = useFormContext<SellForm>().formState;
  useEffect(() => {
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const input = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong;
    input?.focus();
  }, [submitCount]);
  return ref;
}

/** First step: every field of the sale, in the order in which people have them at hand. */
export function FillStep({
  deviceKind,
  deviceName,
  price,
  isSwap = false,
  onClose,
  trouble,
  onSubmit,
}: FillStepProps) {
  const t = useText('sell');
  const money = useMoney();
  const { submitCount } = useFormContext<SellForm>().formState;
  const [returned] = useState(submitCount > 0);
  const ref = useFirstErrorFocus();
  return (
    <form ref={ref} className="sell-form" noValidate onSubmit={onSubmit}>
      <StepHeading step={1} title={t('fillTitle')} takesFocus={returned} />
      <div className="stack">
        <p>{t('intro', { device: deviceName, price: money(price) })}</p>
        <p className="soft">{t('needs')}</p>
      </div>
      <TroubleNotice trouble={trouble} />
      <ErrorSummary />
      <DeviceGroup deviceKind={deviceKind} />
      <PersonGroup />
      <ContactGroup />
      <AddressGroups />
      <IdentityGroup />
      <PayoutGroup price={price} isSwap={isSwap} />
      <SellGroup legend={t('noteSection')}>
        <SellTextArea name="note" help={t('noteHelp')} optional />
      </SellGroup>
      <div className="stack">
        <p className="soft small">{t('keptNote')}</p>
        <div className="cluster">
          <Button type="submit">{t('toCheck')}</Button>
          <Button kind="quiet" onClick={onClose}>
            {t('backToQuestions')}
          </Button>
        </div>
      </div>
    </form>
  );
}
