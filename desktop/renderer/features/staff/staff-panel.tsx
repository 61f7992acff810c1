import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { mayHaveBadge } from '#core/accounts/badge.ts';
import { isStaff, permissionsOf, roles as allRoles, type Role } from '#core/permissions/roles.ts';
import { languages } from '#core/market/market.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { email, line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import type { ContractForm, TypedValues } from '#ui/use-contract-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { StaffBadge } from './staff-badge.tsx';
import { FactorReset } from './factor-reset.tsx';
import { newAccount, storesQuery, type StaffAccount } from './staff-account.ts';
import './staff.css';

const fields = ['name', 'eMail', 'role', 'store', 'language', 'isActive'] as const;
type StaffField = (typeof fields)[number];

const staffRoles = allRoles.filter(isStaff);

const accountOf = (typed: TypedValues<StaffField>) => ({
  ...typed,
  store: typed.store === '' ? null : typed.store,
  isActive: typed.isActive !== '',
});

type Written = Pick<StaffAccount, 'name' | 'eMail' | 'role' | 'language' | 'isActive'> & {
  readonly store: string | null;
};

interface StaffPanelProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** One account: who, in which role, and whether they may sign in. */
export function StaffPanel({ account, onClose }: StaffPanelProps) {
  const t = usePhrases('administration');
  const { form, submit, field, control, isSending, isDirty } = useOfficeForm({
    fields,
    initial: account,
    rules: { name: line(120), eMail: email },
    send: (typed) => {
      const { id, version } = account;
      // The role and the language are of the choices that the form gives, as the schema has found.
      const written = accountOf(typed) as Written;
      return client.post('save-user', { body: { ...written, version, id: id === 0 ? null : id } });
    },
    onSent: () => {
      notify('success', t('saved'));
      onClose();
    },
  });
  return (
    <Panel
      title={t('accountTitle')}
      onClose={onClose}
      takesFocus
      actions={
        <Button kind="primary" type="submit" form="staff-form" busy={isSending}>
          {t('save')}
        </Button>
      }
    >
      <form ref={form} id="staff-form" className="staff-form" noValidate onSubmit={submit}>
        <StaffFields field={field} control={control} store={account.store} />
      </form>
      {account.id !== 0 && <FactorReset account={account} onReset={onClose} />}
      {account.id !== 0 && mayHaveBadge(account.role) && <StaffBadge id={account.id} />}
      <UnsavedDialog isDirty={isDirty} />
    </Panel>
  );
}

type StaffFieldsProps = Pick<ContractForm<StaffField>, 'field' | 'control'> & {
  /** The one that the account has. */
  readonly store: string;
};

function StaffFields({ field, control, store }: StaffFieldsProps) {
  const t = usePhrases('administration');
  const roleName = usePhrases('roles');
  const chosen = useWatch({ control, name: 'role' });
  return (
    <>
      <TextField label={t('name')} {...field('name')} />
      <TextField label={t('eMail')} help={t('accountHelp')} type="email" {...field('eMail')} />
      <SelectField label={t('role')} {...field('role')}>
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </SelectField>
      <StoreField field={field} store={store} />
      <MayDo role={staffRoles.find((one) => one === chosen) ?? newAccount.role} />
      <SelectField label={t('language')} {...field('language')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`language_${language}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox label={t('isActive')} {...field('isActive')} />
      <p className="soft">{t('activeHelp')}</p>
    </>
  );
}

/** At which store's counter somebody works; the one that they have stays a choice while the stores are read. */
function StoreField({ field, store }: Pick<StaffFieldsProps, 'field' | 'store'>) {
  const t = usePhrases('administration');
  const { data: stores = store === '' ? [] : [{ slug: store, name: store }] } =
    useQuery(storesQuery);
  return (
    <SelectField label={t('store')} help={t('storeHelp')} {...field('store')}>
      <option value="">{t('allStores')}</option>
      {stores.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What a role lets somebody do, in words. */
function MayDo({ role }: { readonly role: Role }) {
  const t = usePhrases('administration');
  const permission = usePhrases('permissions');
  const allowed = permissionsOf(role);
  return (
    <div className="may-do">
      <h3 className="field-label">{t('mayDo')}</h3>
      {allowed.length === 0 && <p className="soft">{t('nothingAllowed')}</p>}
      <ul>
        {allowed.map((one) => (
          <li key={one}>{permission(one)}</li>
        ))}
      </ul>
    </div>
  );
}
