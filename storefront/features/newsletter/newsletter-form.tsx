import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { parseEmail } from '#core/identity/email.ts';
import { useText } from '../../i18n/text.ts';
import { statusOf } from '#ui/api-error.ts';
import { releaseEarlyInput } from '../../lib/early-input.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import './newsletter.css';

const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Asks for news for the address in the form; `wrong` when that is none. */
function useSubscription() {
  const client = useClient();
  const [wrong, setWrong] = useState(false);
  const mutation = useMutation({
    mutationFn: (body: { eMail: string; website: string }) =>
      client.post('news-add-subscriber', { body }),
    gcTime: 0,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const eMail = textOf(form, 'email');
    const isWrong = !parseEmail(eMail).ok;
    setWrong(isWrong);
    if (isWrong) form.querySelector('input')?.focus();
    else mutation.mutate({ eMail, website: textOf(form, 'website') });
  };
  return { wrong, mutation, submit };
}

/** Asks for news by mail. The answer is the same for every address. */
export function NewsletterForm() {
  const t = useText('newsletter');
  useEffect(() => releaseEarlyInput('newsletter'), []);
  const { wrong, mutation, submit } = useSubscription();
  if (mutation.isSuccess) {
    return (
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText')}</p>
      </Notice>
    );
  }
  return (
    <form
      className="newsletter-form"
      data-place="newsletter"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <TextField
        label={t('label')}
        help={t('help')}
        error={wrong ? t('wrongEmail') : undefined}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <input
        className="newsletter-trap"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {mutation.isError && (
        <Notice type="error" title={t('failedTitle')}>
          <p>{t(statusOf(mutation.error) === 429 ? 'limited' : 'failedText')}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" kind="secondary" busy={mutation.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
