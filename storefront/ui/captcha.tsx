import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../i18n/text.ts';
import { captchaQuery } from '../lib/captcha-query.ts';
import { loadTurnstile } from '../lib/turnstile.ts';
import { useShop } from '../lib/shop.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Skeleton } from './skeleton.tsx';

interface CaptchaProps {
  /**
   * What proves that a person is here; '' where that ended. A token is good once: after a refused
   * form the widget is given a new `key`.
   */
  readonly onToken: (token: string) => void;
  readonly error?: string | undefined;
}

/** Tells people from programs: the provider's widget, or the sandbox, which says that it is one. */
export function Captcha(props: CaptchaProps) {
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(captchaQuery(client));
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton bars={1} />;
  return data.provider === 'sandbox' ? (
    <Sandbox {...props} />
  ) : (
    <Turnstile {...props} siteKey={data.siteKey} />
  );
}

/** Ends that the provider's check can have; the sandbox reads the wanted one from the token. */
const outcomes = ['pass', 'fail', 'timeout'] as const;
type Outcome = (typeof outcomes)[number];

const sandboxToken = (outcome: Outcome): string => {
  const chance = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `sandbox.${outcome}.${String(Date.now())}.${chance}`;
};

/** Lets whoever tries the shop choose how the check ends. */
function Sandbox({ onToken, error }: CaptchaProps) {
  const t = useText('captcha');
  const errorId = useId();
  const described = error === undefined ? undefined : errorId;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('label')}</legend>
      <p className="field-help">{t('sandbox')}</p>
      {outcomes.map((outcome) => (
        <label className="checkbox" key={outcome}>
          <input
            type="radio"
            name="captcha-outcome"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={described}
            onChange={() => onToken(sandboxToken(outcome))}
          />
          <span>{t(outcome)}</span>
        </label>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

function Turnstile({ onToken, error, siteKey }: CaptchaProps & { readonly siteKey: string }) {
  const t = useText('captcha');
  const { language } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let remove: () => void = () => undefined;
    let left = false;
    const show = async () => {
      const turnstile = await loadTurnstile();
      if (left || place.current === null) return;
      const id = turnstile.render(place.current, {
        sitekey: siteKey,
        language,
        callback: onToken,
        'expired-callback': () => onToken(''),
        'error-callback': () => setFailed(true),
      });
      remove = () => turnstile.remove(id);
    };
    show().catch(() => setFailed(true));
    return () => {
      left = true;
      remove();
    };
  }, [siteKey, language, onToken]);
  const message = failed ? t('failed') : error;
  return (
    <div className="field">
      <div ref={place} />
      {message !== undefined && <FieldError isAlert>{message}</FieldError>}
    </div>
  );
}
