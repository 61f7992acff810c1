import { useMutation } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import '../../ui/plain-table.css';
import { matrixKey, type Matrix } from './delivery-matrix.ts';

interface Pair {
  readonly delivery: string;
  readonly payment: string;
  readonly goesTogether: boolean;
}

/** Keeps whether a delivery and a payment go together, and says it. */
function useSavePair() {
  const t = usePhrases('deliveries');
  const language = useLanguage();
  return useMutation({
    mutationFn: (pair: Pair) => client.patch('admin-delivery-matrix-save', { body: pair }),
    onSuccess: (saved, { delivery, payment, goesTogether }) => {
      queries.setQueryData(matrixKey, saved);
      const nameOf = (list: Matrix['payments'] | Matrix['deliveries'], code: string) =>
        list.find((one) => one.code === code)?.name[language] ?? code;
      const names = {
        delivery: nameOf(saved.deliveries, delivery),
        payment: nameOf(saved.payments, payment),
      };
      notify('success', t(goesTogether ? 'together' : 'apart', names));
    },
  });
}

/** Deliveries down, payments across; a box for each pair that the shop may decide on. */
export function MatrixTable({ matrix }: { readonly matrix: Matrix }) {
  const t = usePhrases('deliveries');
  const language = useLanguage();
  const { market } = useConfig();
  const save = useSavePair();
  const refused = save.isError ? failureOf(save.error) : null;
  const money = (amount: number) => (amount === 0 ? t('free') : formatMoney(amount, market));
  return (
    <section className="delivery-matrix">
      <p className="soft">{t('lead')}</p>
      {refused && (
        <p className="field-error" role="alert">
          {Object.values(refused.fields).join(' ') || refused.text}
        </p>
      )}
      <table className="plain-table">
        <caption className="visually-hidden">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('delivery')}</th>
            {matrix.payments.map(({ code, name, fee, isActive }) => (
              <th key={code} scope="col">
                {name[language]}
                <small>{isActive ? money(fee) : t('off')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.deliveries.map(({ code, name, price, isActive }) => (
            <tr key={code}>
              <th scope="row">
                {name[language]}
                <small>{isActive ? money(price) : t('off')}</small>
              </th>
              {matrix.payments.map((payment) => (
                <td key={payment.code}>
                  <PairCell
                    label={t('pair', { delivery: name[language], payment: payment.name[language] })}
                    reason={reasonOf(matrix, code, payment.code)}
                    isSaving={save.isPending}
                    onChange={(goesTogether) =>
                      save.mutate({ delivery: code, payment: payment.code, goesTogether })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const reasonOf = ({ apart }: Matrix, delivery: string, payment: string) =>
  apart.find((pair) => pair.delivery === delivery && pair.payment === payment)?.reason ?? null;

interface PairCellProps {
  readonly label: string;
  readonly reason: Matrix['apart'][number]['reason'] | null;
  readonly isSaving: boolean;
  readonly onChange: (goesTogether: boolean) => void;
}

/** A box, or why the rules of the shop leave nothing to decide. */
function PairCell({ label, reason, isSaving, onChange }: PairCellProps) {
  const t = usePhrases('deliveries');
  if (reason !== null && reason !== 'excluded_by_shop') {
    return <small className="soft">{t(reason)}</small>;
  }
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={reason === null}
      // Not `disabled`: the focus would be lost on the way.
      aria-disabled={isSaving}
      onChange={({ target }) => {
        if (!isSaving) onChange(target.checked);
      }}
    />
  );
}
