import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';

/** Title of a step; a new step is read from its beginning. */
export function StepHeading({ step, title }: { readonly step: 1 | 2; readonly title: string }) {
  const t = useText('sell');
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <header>
      <p className="sell-step">
        {t('heading')} · {t('step', { step })}
      </p>
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
    </header>
  );
}
