import { useText } from '../../i18n/text.ts';
import { usePaths } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';

export function UnknownSale() {
  const t = useText('shell');
  const paths = usePaths();
  return (
    <div className="stack">
      <h1>{t('notFoundTitle')}</h1>
      <p className="measure">{t('notFoundText')}</p>
      <p>
        <LinkButton to={paths.root}>{t('notFoundAction')}</LinkButton>
      </p>
    </div>
  );
}
