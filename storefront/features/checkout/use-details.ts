import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { markets } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { keepDraft } from './details-draft.ts';
import { detailFields, type DetailField } from './details-fields.ts';
import { keepDetails, keepRefusals, keptRefusals } from './details-memory.ts';

/** The form of the details. Nothing is ordered yet: what is right is kept for the summary. */
export function useDetails() {
  const { client, market } = useShop();
  const navigate = useNavigate();
  const [said, setSaid] = useState(keptRefusals);
  const typed = useTypedForm({
    fields: detailFields,
    check: async (details) => {
      keepRefusals({});
      setSaid({});
      const { checkDetails } = await import('./check-details.ts');
      const today = dayInTimeZone(new Date(), markets[market].timeZone);
      return checkDetails(details, { market, today });
    },
    // The next page is found again after a reload, so this is on its way before it.
    send: async (details) => {
      await keepDraft(client, details);
      return details;
    },
    onSent: (details) => {
      keepDetails(details);
      void navigate(salePaths(market).summary);
    },
  });
  const { form } = typed;
  useEffect(() => {
    // What the server refused is shown by the page that somebody was led back to.
    if (Object.keys(said).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [said, form]);
  const field: FieldOf<DetailField> = (name) => {
    const binding = typed.field(name);
    return { ...binding, error: binding.error ?? said[name] };
  };
  return { ...typed, field };
}
