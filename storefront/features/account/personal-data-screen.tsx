import { useQuery } from '@tanstack/react-query';
import { languages } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { profileQuery, type Profile } from './account-queries.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { CompanyFields } from './company-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { useProfile } from './use-profile.ts';
import './account-forms.css';

/** Name, telephone, company, language and news of an account. */
export function PersonalDataScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('personalTitle')} description={t('personalDescription')}>
      {() => <LoadedProfile />}
    </AccountFrame>
  );
}

function LoadedProfile() {
  const t = useText('account');
  const { data, isError, refetch } = useQuery(profileQuery(useClient()));
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  if (data.isEditable) return <ProfileForm profile={data} />;
  return (
    <Notice type="info" title={t('shopAccountTitle')} announced={false}>
      <p>{t('shopAccountText')}</p>
    </Notice>
  );
}

const languageNames = { cs: 'languageCs', ro: 'languageRo' } as const;

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useText('account');
  const say = useText('signIn');
  const name = useText('shell');
  const { form, submit, field, trouble, isSending, isSaved } = useProfile(profile);
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('eMail')}
        help={t('eMailHelp')}
        defaultValue={profile.eMail}
        type="email"
        autoComplete="username"
        readOnly
      />
      <PersonFields field={field} values={profile} />
      {profile.role === 'business' && <CompanyFields field={field} values={profile} />}
      <TextField
        label={say('phone')}
        optional={say('optional')}
        {...field('phone')}
        defaultValue={profile.phone}
        type="tel"
        autoComplete="tel"
      />
      <SelectField label={t('language')} defaultValue={profile.language} {...field('language')}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {name(languageNames[language])}
          </option>
        ))}
      </SelectField>
      <div className="stack">
        <Checkbox
          label={t('news')}
          defaultChecked={profile.news !== 'none'}
          {...field('wantsNews')}
        />
        {profile.news === 'waiting' && <p className="soft small">{t('newsWaiting')}</p>}
      </div>
      <AccountTrouble title={t('saveFailed')} trouble={trouble} />
      {isSaved && <Notice type="success" title={t('savedTitle')} />}
      <div>
        <Button type="submit" busy={isSending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
