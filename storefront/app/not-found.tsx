import { useText } from '../i18n/text.ts';
import { PageHead } from '../lib/head.tsx';
import { usePaths } from '../lib/shop.tsx';
import { LinkButton } from '../ui/button.tsx';

export function NotFound() {
  const t = useText('shell');
  return (
    <section className="stack">
      <PageHead title={t('notFoundTitle')} description={t('tagline')} />
      <h1>{t('notFoundTitle')}</h1>
      <p className="measure">{t('notFoundText')}</p>
      <p>
        <LinkButton to={usePaths().root}>{t('notFoundAction')}</LinkButton>
      </p>
    </section>
  );
}
