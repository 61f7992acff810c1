import { useFormContext } from 'react-hook-form';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { AccountHolder } from './account-holder.tsx';
import { SellText } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';

/** A Czech account typed whole goes apart into its two fields. */
const wholeAccount = /^(.*\d)\s*\/\s*(\d{4})\s*$/;

interface PayoutGroupProps {
  readonly price: number;
  readonly isSwap: boolean;
}

export function PayoutGroup({ price, isSwap }: PayoutGroupProps) {
  const t = useText('sell');
  const { market } = useShop();
  const money = useMoney();
  const { getValues, setValue } = useFormContext<SellForm>();
  const takeApart = () => {
    const [, account, bankCode] = wholeAccount.exec(getValues('bankAccountNumber')) ?? [];
    if (market !== 'cz' || account === undefined || bankCode === undefined) return;
    setValue('bankAccountNumber', account);
    setValue('bankCode', bankCode, { shouldValidate: true, shouldTouch: true });
  };
  return (
    <SellGroup legend={t('payoutSection')}>
      <p className="soft">
        {isSwap ? t('payoutSwap') : t('payoutPromise', { price: money(price) })}
      </p>
      {market === 'cz' ? (
        <>
          <div onBlur={takeApart}>
            <SellText
              name="bankAccountNumber"
              help={t('accountHelpCz')}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <SellText
            name="bankCode"
            help={t('bankCodeHelp')}
            // An IBAN carries its bank, so this may stay empty then; the check asks where it may not.
            aria-required={undefined}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        </>
      ) : (
        <SellText
          name="bankAccountNumber"
          help={t('accountHelpRo')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <AccountHolder />
    </SellGroup>
  );
}
