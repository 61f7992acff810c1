import { useMutation, useQuery } from '@tanstack/react-query';
import { plannedPrices } from '#core/catalog/stock-resources.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases, useResourceWords } from '../../../i18n/use-phrases.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { useConfig } from '../../../lib/session.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Button } from '../../../ui/button.tsx';
import { resourceCalls } from '../../../ui/resource/resource-calls.ts';
import { PlanForm } from './plan-form.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import '../../../ui/plain-table.css';

/** Plans that are drawn; the rest is found in their own list. */
const most = 100;

const { fetchPage, remove } = resourceCalls(plannedPrices);

const filterOf = (productId: number): GridFilter => ({
  term: '',
  conditions: [
    { column: 'productId', op: 'eq', value: productId },
    { column: 'outcome', op: 'blank' },
  ],
});

interface ItemPlansProps {
  readonly item: Reply<Endpoints['admin-product']>;
}

/** What a stock item is to cost from which day, with a form for one more. */
export function ItemPlans({ item }: ItemPlansProps) {
  const t = usePhrases('product');
  const words = useResourceWords(plannedPrices.table);
  const mayEdit = usePermission(plannedPrices.options.edit);
  const queryKey = ['item-plans', item.id];
  useLiveQueries(plannedPrices.table, queryKey);
  const plans = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      fetchPage({ offset: 0, limit: most, sort: 'startsOn', filter: filterOf(item.id) }, signal),
  });
  if (plans.isError) return <ErrorState error={plans.error} />;
  if (!plans.data) return <Skeleton lines={2} />;
  const { count, results: waiting } = plans.data;
  const reread = () => void queries.invalidateQueries({ queryKey });
  return (
    <section className="product-plans" aria-label={words.title}>
      <h3 className="product-caption">{words.title}</h3>
      {waiting.length === 0 && <p className="soft">{t('noPlans')}</p>}
      {waiting.length > 0 && (
        <table className="plain-table">
          <tbody>
            {waiting.map((plan) => (
              <PlanRow key={plan.id} plan={plan} mayEdit={mayEdit} onDone={reread} />
            ))}
          </tbody>
        </table>
      )}
      {/* A new form once another plan has come. */}
      {mayEdit && <PlanForm key={count} item={item} onSaved={reread} />}
    </section>
  );
}

interface PlanRowProps {
  readonly plan: GridRow;
  readonly mayEdit: boolean;
  readonly onDone: () => void;
}

function PlanRow({ plan, mayEdit, onDone }: PlanRowProps) {
  const t = usePhrases('product');
  const deleted = usePhrases('rowPanel')('deleted');
  const { market } = useConfig();
  const day = formatDate(String(plan['startsOn']));
  const calling = useMutation({
    mutationFn: () => remove(plan),
    onSuccess: () => notify('success', deleted),
    onSettled: onDone,
  });
  return (
    <tr>
      <th scope="row">{day}</th>
      <td className="amount">{formatMoney(Number(plan['price']), market)}</td>
      <td>{plan['level']}</td>
      {mayEdit && (
        <td>
          <Button
            busy={calling.isPending}
            aria-label={t('callOffPlan', { day })}
            onClick={() => calling.mutate()}
          >
            {t('callOff')}
          </Button>
        </td>
      )}
    </tr>
  );
}
