import { useState, type SubmitEvent } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useIsListening } from '../lib/scanner/use-scanner.ts';
import { Button } from './button.tsx';
import './scan-screen.css';

interface ScanOutcomeProps {
  readonly tone: 'good' | 'notice' | 'wrong' | 'none';
  readonly outcome: string | undefined;
  readonly children: string;
  readonly waiting: number;
  readonly isHeldUp: boolean;
}

/** The last scan over the whole width: colour, sign and sentence, told to screen readers too. */
export function ScanOutcome({ tone, outcome, children, waiting, isHeldUp }: ScanOutcomeProps) {
  const t = usePhrases('scanning');
  const isListening = useIsListening();
  const sign = { good: '✓', notice: '!', wrong: '✕', none: '' }[tone];
  return (
    <>
      {!isListening && (
        <p className="pick-banner is-wrong" role="alert">
          {t('notListening')}
        </p>
      )}
      {waiting > 0 && isHeldUp && (
        <p className="pick-banner is-notice" role="status">
          {t('heldUp', { count: waiting })}
        </p>
      )}
      <p className={`pick-outcome is-${tone}`} role="status" data-outcome={outcome}>
        <span aria-hidden="true">{sign}</span> {children}
      </p>
    </>
  );
}

/** A code that no scanner reads is typed; `12*` before it means twelve. */
export function TypedCode({ onScan }: { readonly onScan: (text: string) => void }) {
  const t = usePhrases('scanning');
  const [typed, setTyped] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onScan(typed.trim());
    setTyped('');
  };
  return (
    <form className="typed-code" onSubmit={send}>
      <TextField
        label={t('typed')}
        help={t('typedHelp')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}
