import { useText } from '../../i18n/text.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Captcha } from '../../ui/captcha.tsx';
import { Trap } from '../../ui/trap.tsx';

interface FormEndProps {
  readonly submitLabel: string;
  readonly captchaError: string | undefined;
  readonly setCaptcha: (token: string) => void;
  /** Counts failed attempts: each needs a new captcha. */
  readonly attempt: number;
  readonly trouble: SaleTrouble | null;
  readonly isSending: boolean;
}

/** Captcha, what went wrong, and the button. */
export function FormEnd(props: FormEndProps) {
  const { submitLabel, captchaError, setCaptcha, attempt, trouble, isSending } = props;
  const t = useText('contact');
  return (
    <>
      <Trap />
      <Captcha key={attempt} onToken={setCaptcha} error={captchaError} />
      <FormTrouble
        title={t('failedTitle')}
        trouble={trouble}
        advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {submitLabel}
        </Button>
      </div>
      <p className="soft small">{t('privacy')}</p>
    </>
  );
}

/** Thanks in place of the form. The address stays out: somebody else may look on. */
export function SentEnquiry({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Notice type="success" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
