import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage } from '#core/market/market.ts';
import { useShop } from '../../lib/shop.tsx';
import { setSignedIn, useSignedIn } from '../../lib/signed-in.ts';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { useTypedForm } from '../../lib/typed-form.ts';
import { profileQuery, type Profile } from './account-queries.ts';

const names = [
  ...(['firstName', 'lastName', 'company', 'registrationNumber', 'vatNumber'] as const),
  ...(['phone', 'language', 'wantsNews'] as const),
] as const;

/** The form of personal data. */
export function useProfile(profile: Profile) {
  const { client, market, language: shown } = useShop();
  const queryClient = useQueryClient();
  const user = useSignedIn();
  const [isSaved, setIsSaved] = useState(false);
  const bodyOf = (values: TypedValues<(typeof names)[number]>) => ({
    ...values,
    language: isLanguage(values.language) ? values.language : profile.language,
    wantsNews: values.wantsNews !== '',
  });
  const form = useTypedForm({
    fields: names,
    check: async (values) => {
      setIsSaved(false);
      const { checkProfile } = await import('./form-checks.ts');
      const today = new Date().toISOString().slice(0, 10);
      return checkProfile(bodyOf(values), { market, today }, names);
    },
    send: (values) => client.patch('user-profile-update', { body: bodyOf(values) }),
    onSent: (saved) => {
      queryClient.setQueryData(profileQuery(client).queryKey, saved);
      setIsSaved(true);
      if (user) setSignedIn({ ...user, name: `${saved.firstName} ${saved.lastName}` });
      // The page was written in the language that it was served in.
      if (saved.language !== profile.language && saved.language !== shown) location.reload();
    },
  });
  return { ...form, isSaved };
}
