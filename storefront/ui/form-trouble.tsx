import { waitSaid } from '#core/shared/wait-said.ts';
import { useText } from '../i18n/text.ts';
import type { SaleTrouble } from '../lib/sale-trouble.ts';
import { useShop } from '../lib/shop.tsx';
import { Notice } from './notice.tsx';

interface FormTroubleProps {
  readonly title: string;
  readonly trouble: SaleTrouble | null;
  /** Advice by what went wrong. */
  readonly advice: Readonly<Record<'offline' | 'limited' | 'failed', string>>;
}

/** Why a form could not be sent; what was typed is still there. */
export function FormTrouble({ title, trouble, advice }: FormTroubleProps) {
  if (trouble === null) return null;
  const retryAfter = trouble.kind === 'limited' ? trouble.retryAfter : null;
  const lines = trouble.kind === 'refused' ? trouble.messages : [advice[trouble.kind]];
  return (
    <Notice type="error" title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {retryAfter !== null && <RetryIn seconds={retryAfter} />}
    </Notice>
  );
}

/** When it may be tried again. */
function RetryIn({ seconds }: { readonly seconds: number }) {
  const t = useText('shell');
  const { language } = useShop();
  return <p>{t('retryIn', { when: waitSaid(seconds, language) })}</p>;
}
