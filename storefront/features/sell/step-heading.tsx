import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';

interface StepHeadingProps {
  readonly step: 1 | 2;
  readonly title: string;
  /** A step that follows another is read from its beginning. */
  readonly takesFocus: boolean;
}

export function StepHeading({ step, title, takesFocus }: StepHeadingProps) {
  const t = useText('sell');
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <header>
      <p className="sell-step">{t('step', { step })}</p>
      <h3 ref={ref} tabIndex={-1}>
        {title}
      </h3>
    </header>
  );
}
