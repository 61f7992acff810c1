import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { email, line } from '../../lib/field-rules.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import './shop-settings.css';

type CompanySettings = Reply<Endpoints['admin-company']>;

const companyKey = ['admin-company'];
const fields = [
  'name',
  'street',
  'city',
  'postcode',
  'companyId',
  'vatId',
  'register',
  'eMail',
  'phone',
  'iban',
  'bic',
  'bank',
] as const;

/** Who sells: what invoices, the shop's foot and payment orders say. */
export function CompanyScreen() {
  const title = usePhrases('screens')('company');
  useLiveQueries('company_facts', companyKey);
  const company = useQuery({
    queryKey: companyKey,
    queryFn: ({ signal }) => client.get('admin-company', {}, { signal }),
  });
  return (
    <Screen title={title}>
      <div className="shop-settings">
        {company.isError && (
          <ErrorState error={company.error} onRetry={() => void company.refetch()} />
        )}
        {company.isPending && <Skeleton lines={12} />}
        {company.data && (
          <>
            <CompanySource settings={company.data} />
            <CompanyForm key={company.data.version} settings={company.data} />
          </>
        )}
      </div>
    </Screen>
  );
}

/** Where the facts come from, and which of two places wins. */
function CompanySource({ settings: { source, inForce } }: { readonly settings: CompanySettings }) {
  const t = usePhrases('shopSettings');
  return (
    <div className="shop-note" data-tone={source === 'settings' ? 'well' : 'warning'} role="status">
      <p>{t(`source_${source}`)}</p>
      {inForce && source !== 'settings' && (
        <p>{t('inForce', { name: inForce.name, companyId: inForce.companyId })}</p>
      )}
    </div>
  );
}

function CompanyForm({ settings }: { readonly settings: CompanySettings }) {
  const t = usePhrases('shopSettings');
  const initial = settings.kept ?? (settings.source === 'environment' ? settings.inForce : null);
  const { form, submit, field, isSending, isDirty } = useOfficeForm({
    fields,
    initial: initial ?? {},
    rules: {
      name: line(150),
      street: line(100),
      city: line(100),
      eMail: email,
      register: line(200),
    },
    send: (typed) =>
      client.patch('admin-company-save', { body: { ...typed, version: settings.version } }),
    onSent: (saved) => {
      queries.setQueryData(companyKey, saved);
      notify('success', t('saved'));
    },
  });
  return (
    <form ref={form} className="shop-form" noValidate onSubmit={submit}>
      <p className="soft">{t('companyLead')}</p>
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          help={name === 'register' ? t('registerHelp') : undefined}
          {...field(name)}
        />
      ))}
      <Button kind="primary" type="submit" busy={isSending}>
        {t('save')}
      </Button>
      <UnsavedDialog isDirty={isDirty} />
    </form>
  );
}
