import type { ReactNode } from 'react';
import { choiceLabels } from './choice-labels.ts';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import type { SellFormProps } from '../../lib/sale-forms.ts';
import { useMoney } from '../../lib/shop.tsx';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { SellerSummary } from './seller-summary.tsx';
import { StepHeading } from './step-heading.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

interface CheckStepProps extends Pick<
  SellFormProps,
  'appraisal' | 'answers' | 'deviceName' | 'price' | 'priceBefore'
> {
  readonly form: SellForm;
  readonly trouble: SaleTrouble | null;
  readonly isSending: boolean;
  readonly onEdit: () => void;
  readonly onSend: () => void;
}

/** Second step: everything once more before a device and an identity are handed over. */
export function CheckStep(props: CheckStepProps) {
  const t = useText('sell');
  const money = useMoney();
  const { form, price, priceBefore, trouble, isSending, onEdit, onSend } = props;
  const isNew = priceBefore !== null && priceBefore !== price;
  return (
    <div className="sell-form">
      <StepHeading step={2} title={t('checkTitle')} takesFocus />
      <p>{t('checkIntro')}</p>
      <DeviceSummary {...props} />
      <SellerSummary form={form} onEdit={onEdit} />
      <NextSteps />
      <TroubleNotice trouble={trouble} onRetry={onSend} />
      <div className="cluster">
        <Button busy={isSending} onClick={onSend}>
          {isSending
            ? t('submitting')
            : t(isNew ? 'submitNewPrice' : 'submit', { price: money(price) })}
        </Button>
        <Button kind="quiet" onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
    </div>
  );
}

function DeviceSummary({ appraisal, answers, deviceName, price }: CheckStepProps) {
  const t = useText('sell');
  return (
    <Summary title={t('checkDevice')}>
      <dl className="sell-facts">
        <div>
          <dt>{t('device')}</dt>
          <dd>{deviceName}</dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <Price amount={price} size="medium" />
          </dd>
        </div>
      </dl>
      <details>
        <summary>{t('answers')}</summary>
        <dl className="sell-facts">
          {choiceLabels(appraisal.deviceConditions, answers).map(({ name, label }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Summary>
  );
}

function NextSteps() {
  const t = useText('sell');
  return (
    <Summary title={t('nextTitle')}>
      <ol className="sell-next">
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
        <li>{t('next4')}</li>
      </ol>
    </Summary>
  );
}

function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="stack">
      <h4>{title}</h4>
      {children}
    </Card>
  );
}
