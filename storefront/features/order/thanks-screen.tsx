import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';

export function ThanksScreen() {
  const t = useText('order');
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('title')} />
      <h1>{t('title')}</h1>
    </section>
  );
}
