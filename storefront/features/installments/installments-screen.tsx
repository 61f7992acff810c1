import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';

export function InstallmentsScreen() {
  const t = useText('installments');
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('title')} />
      <h1>{t('title')}</h1>
    </section>
  );
}
