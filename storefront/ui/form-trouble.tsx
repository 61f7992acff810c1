import type { SaleTrouble } from '../lib/sale-trouble.ts';
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
  const lines = trouble.kind === 'refused' ? trouble.messages : [advice[trouble.kind]];
  return (
    <Notice type="error" title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
