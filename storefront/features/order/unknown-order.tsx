import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The address names no order; its number and e-mail still find it. */
export function UnknownOrder() {
  const t = useText('order');
  const paths = salePaths(useShop().market);
  return (
    <>
      <Notice type="warning" title={t('unknownTitle')} announced={false}>
        <p>{t('unknownText')}</p>
      </Notice>
      <p>
        <LinkButton kind="secondary" to={paths.orderStatus}>
          {t('findByNumber')}
        </LinkButton>
      </p>
    </>
  );
}
