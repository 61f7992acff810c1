import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { isStaff, permissionsOf, roles as allRoles, type Role } from '#core/permissions/roles.ts';
import { languages, type Language } from '#core/market/market.ts';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import './staff.css';

export interface StaffAccount {
  /** 0 of an account that is not stored yet. */
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly eMail: string;
  readonly role: Role;
  readonly language: Language;
  readonly isActive: boolean;
}

export const newAccount: StaffAccount = {
  id: 0,
  version: 0,
  name: '',
  eMail: '',
  role: 'picker',
  language: 'cs',
  isActive: true,
};

interface StaffPanelProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** One account: who, in which role, and whether they may sign in. */
export function StaffPanel({ account, onClose }: StaffPanelProps) {
  const t = usePhrases('administration');
  const form = useForm({ defaultValues: account });
  const { handleSubmit, setError, formState } = form;
  const saving = useMutation({
    mutationFn: ({ id, ...written }: StaffAccount) =>
      client.post('save-user', { body: { ...written, id: id === 0 ? null : id } }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('saved'));
      onClose();
    },
    onError: (error) => {
      const { fields } = failureOf(error);
      for (const name of ['name', 'eMail', 'role', 'language', 'isActive'] as const) {
        if (fields[name] !== undefined) setError(name, { message: fields[name] });
      }
      if (Object.keys(fields).length === 0) reportFailure(error);
    },
  });
  const save = handleSubmit((written) => saving.mutateAsync(written).catch(() => undefined));
  return (
    <Panel
      title={t('accountTitle')}
      onClose={onClose}
      takesFocus
      actions={
        <Button kind="primary" type="submit" form="staff-form" busy={saving.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id="staff-form"
        className="staff-form"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <StaffFields form={form} />
      </form>
      <UnsavedDialog isDirty={formState.isDirty && !formState.isSubmitSuccessful} />
    </Panel>
  );
}

function StaffFields({ form }: { readonly form: UseFormReturn<StaffAccount> }) {
  const t = usePhrases('administration');
  const roleName = usePhrases('roles');
  const { register, control, formState } = form;
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <TextField label={t('name')} error={errors.name?.message} {...register('name')} />
      <TextField
        label={t('eMail')}
        help={t('accountHelp')}
        type="email"
        error={errors.eMail?.message}
        {...register('eMail')}
      />
      <SelectField label={t('role')} error={errors.role?.message} {...register('role')}>
        {allRoles.filter(isStaff).map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </SelectField>
      <MayDo role={role} />
      <SelectField label={t('language')} {...register('language')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`language_${language}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox label={t('isActive')} {...register('isActive')} />
      <p className="soft">{t('activeHelp')}</p>
      {errors.isActive?.message !== undefined && <FieldError>{errors.isActive.message}</FieldError>}
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
