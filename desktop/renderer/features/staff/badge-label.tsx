import type {} from '#desktop/shared/bridge.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';

export type IssuedBadge = Reply<Endpoints['staff-badge-issue']>;

/** The label of a badge that was just issued: it can be saved now and never again. */
export function BadgeLabel({ badge }: { readonly badge: IssuedBadge }) {
  const t = usePhrases('badges');
  const save = async (kind: 'pdf' | 'zpl') => {
    const suggestedName = `${badge.name}.${kind}`;
    const contents = bytesOf(badge[kind]);
    const outcome = await window.obmena.saveFile({ kind, suggestedName, contents });
    if (outcome === 'saved') notify('success', t('labelSaved'));
    if (outcome === 'failed') notify('error', t('labelFailed'));
  };
  return (
    <>
      <p role="status">{t('printNow')}</p>
      <div className="entrance-people">
        <Button kind="primary" onClick={() => void save('pdf')}>
          {t('savePdf')}
        </Button>
        <Button onClick={() => void save('zpl')}>{t('saveZpl')}</Button>
      </div>
    </>
  );
}
