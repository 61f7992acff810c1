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
import { newAccount, type StaffAccount } from './staff-account.ts';
import './staff.css';

const fields = ['name', 'eMail', 'role', 'language', 'isActive'] as const;
type StaffField = (typeof fields)[number];

const staffRoles = allRoles.filter(isStaff);

const accountOf = (typed: TypedValues<StaffField>) => ({
  ...typed,
  isActive: typed.isActive !== '',
});

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
      const written = accountOf(typed) as Omit<StaffAccount, 'id' | 'version' | 'hasSecondFactor'>;
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
        <StaffFields field={field} control={control} />
      </form>
      {account.id !== 0 && <FactorReset account={account} onReset={onClose} />}
      {account.id !== 0 && mayHaveBadge(account.role) && <StaffBadge id={account.id} />}
      <UnsavedDialog isDirty={isDirty} />
    </Panel>
  );
}

type StaffFieldsProps = Pick<ContractForm<StaffField>, 'field' | 'control'>;

function StaffFields({ field, control }: StaffFieldsProps) {
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
