import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { PageHead } from '../../lib/head.tsx';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { sortRefusal } from '#ui/form-refusal.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountTrouble } from './account-trouble.tsx';
import { useEnter } from './use-sign-in.ts';

/** Where the link of the mail leads. Opening it changes nothing: mail programs open links too. */
export function ConfirmRegistrationScreen() {
  const t = useText('signIn');
  const { client, market } = useShop();
  const { code = '' } = useParams();
  const paths = accountPaths(market);
  const navigate = useNavigate();
  const enter = useEnter();
  const confirm = useMutation({
    mutationFn: () => client.post('auth-register-confirm', { body: { token: code } }),
    gcTime: 0,
    onSuccess: ({ user }) => {
      if (user) enter(user);
      track({ name: 'registration' });
      if (user) void navigate(paths.overview, { replace: true });
    },
  });
  return (
    <section className="stack measure">
      <PageHead title={t('confirmTitle')} description={t('registerDescription')} />
      <h1>{t('confirmTitle')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {confirm.isSuccess ? (
        <Notice type="success" title={t('confirmedTitle')}>
          <p>{t('confirmedText')}</p>
          <LinkButton to={paths.login}>{t('submit')}</LinkButton>
        </Notice>
      ) : (
        <>
          <p>{t('confirmLead')}</p>
          <AccountTrouble title={t('confirmFailed')} trouble={troubleOf(confirm.error)} />
          <div className="cluster">
            <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('confirmSubmit')}
            </Button>
            {confirm.isError && (
              <LinkButton kind="quiet" to={paths.registration}>
                {t('again')}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** What a failed press means for a person. */
function troubleOf(error: unknown) {
  if (error === null) return null;
  const failure = saleFailureOf(error);
  if (failure.kind === 'price_changed') return { kind: 'failed' } as const;
  if (failure.kind !== 'refused') return failure;
  return { kind: 'refused', messages: sortRefusal(failure.body, []).form } as const;
}
