import { useRef, type SubmitEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { StatusQuestion, StatusRefusals } from './use-status.ts';

interface StatusFormProps {
  readonly code: string;
  readonly refusals: StatusRefusals;
  readonly isAsking: boolean;
  readonly onAsk: (question: StatusQuestion) => boolean;
}

/** Asks for the code and the e-mail that belong together. */
export function StatusForm({ code, refusals, isAsking, onAsk }: StatusFormProps) {
  const t = useText('status');
  const say = useText('validation');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    if (onAsk({ code: text('code'), email: text('email') })) return;
    // The errors are on the page after this turn; the first of them takes the keyboard.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  };
  return (
    <form ref={form} className="status-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        error={refusals.code && say(refusals.code)}
        name="code"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <TextField
        label={t('email')}
        error={refusals.email && say(refusals.email)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <div>
        <Button type="submit" busy={isAsking}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
