import { useMutation, useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { line, wholeOrNone } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { typedNumberOrNone } from '../../lib/typed-number.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

type Terms = Reply<Endpoints['admin-customer-terms']>;
type Found = Reply<Endpoints['admin-company-find']>;

const termsKey = (key: string) => ['customer-terms', key];

/** What a company buys for and until when it pays. */
export function CompanyTerms({ customerKey: key }: { readonly customerKey: string }) {
  const t = usePhrases('customers');
  const terms = useQuery({
    queryKey: termsKey(key),
    queryFn: () => client.get('admin-customer-terms', { params: { key } }),
  });
  return (
    <section aria-labelledby="customer-terms">
      <h3 id="customer-terms">{t('terms')}</h3>
      {terms.isError && <ErrorState error={terms.error} onRetry={() => void terms.refetch()} />}
      {terms.isPending && <Skeleton lines={4} />}
      {terms.data && (
        // A new form with every answer, so that it says what holds now.
        <TermsForm key={terms.dataUpdatedAt} customerKey={key} terms={terms.data} />
      )}
    </section>
  );
}

interface TermsFormProps {
  readonly customerKey: string;
  readonly terms: Terms;
}

const fields = ['registrationNumber', 'company', 'vatNumber', 'levelId', 'paymentDays'] as const;

type Seen = Omit<Terms, 'levels'>;

function useTermsForm(key: string, seen: Seen) {
  const t = usePhrases('customers');
  return useOfficeForm({
    fields,
    initial: {
      registrationNumber: seen.registrationNumber,
      company: seen.company,
      vatNumber: seen.vatNumber,
      levelId: seen.levelId === null ? '' : String(seen.levelId),
      paymentDays: String(seen.paymentDays),
    },
    rules: { company: line(150), registrationNumber: line(20), paymentDays: wholeOrNone },
    send: ({ levelId, paymentDays, company, registrationNumber, vatNumber }) => {
      const numbers = {
        levelId: levelId === '' ? null : Number(levelId),
        paymentDays: typedNumberOrNone(paymentDays) ?? 0,
      };
      const body = { company, registrationNumber, vatNumber, ...numbers, seen };
      return client.post('admin-customer-terms-save', { params: { key }, body });
    },
    onSent: (saved) => {
      queries.setQueryData(termsKey(key), saved);
      void queries.invalidateQueries({ queryKey: ['customer', key] });
      notify('success', t('termsSaved'));
    },
  });
}

function TermsForm({ customerKey: key, terms: { levels, ...seen } }: TermsFormProps) {
  const t = usePhrases('customers');
  const { form, submit, field, isSending, fill } = useTermsForm(key, seen);
  const take = ({ company }: Found) => {
    if (!company) return;
    fill('company', company.name);
    fill('vatNumber', company.vatNumber);
  };
  const numberNow = () => {
    const typed = form.current && new FormData(form.current).get('registrationNumber');
    return typeof typed === 'string' ? typed : '';
  };
  const usual = { autoComplete: 'off' } as const;
  return (
    <form ref={form} className="customer-note-form" noValidate onSubmit={submit}>
      <TextField
        label={t('registrationNumber')}
        maxLength={20}
        {...usual}
        {...field('registrationNumber')}
      />
      <RegisterLine numberNow={numberNow} onTake={take} />
      <TextField label={t('company')} maxLength={150} {...usual} {...field('company')} />
      <TextField label={t('vatNumber')} maxLength={20} {...usual} {...field('vatNumber')} />
      <SelectField label={t('level')} {...field('levelId')}>
        <option value="">{t('levelNone')}</option>
        {levels.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('paymentDays')}
        help={t('paymentDaysHelp')}
        inputMode="numeric"
        maxLength={2}
        {...field('paymentDays')}
      />
      <Button type="submit" busy={isSending}>
        {t('saveTerms')}
      </Button>
    </form>
  );
}

interface RegisterLineProps {
  readonly numberNow: () => string;
  readonly onTake: (found: Found) => void;
}

/** Asks the register of the market, and says in words what it answered. */
function RegisterLine({ numberNow, onTake }: RegisterLineProps) {
  const t = usePhrases('customers');
  const asking = useMutation({
    mutationFn: () => client.post('admin-company-find', { body: { number: numberNow() } }),
    meta: { silent: true },
    onSuccess: onTake,
  });
  const { data, error } = asking;
  const refused = error ? (failureOf(error).fields['number'] ?? failureOf(error).text) : null;
  return (
    <div>
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {t('lookUp')}
      </Button>
      <p role="status" className="soft">
        {refused}
        {data && data.outcome !== 'found' && t(`register_${data.outcome}`)}
        {data?.company && `${data.company.name}, ${data.company.seat}`}
        {data?.company?.isInactive === true && <strong> {t('registerInactive')}</strong>}
        {data?.company && data.isSandbox && ` ${t('registerSandbox')}`}
      </p>
    </div>
  );
}
