import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { usePaths } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ParcelLabel } from '../../ui/parcel-label.tsx';
import { CallOff } from './call-off.tsx';
import { EditSale } from './edit-sale.tsx';
import { StatusForm } from './status-form.tsx';
import { Timeline } from './timeline.tsx';
import { isAwaited, useStatus, type StatusFailure } from './use-status.ts';
import './status.css';

/** Tells the state of a buy-back to whoever knows its code and its e-mail. */
export function StatusScreen() {
  const t = useText('status');
  const [search] = useSearchParams();
  const { form, failure, reply, asked, show } = useStatus(search.get('code'));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={usePaths().status} />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="measure">{t('lead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <StatusForm code={search.get('code') ?? ''} form={form} />
      <div className="status-answer" aria-live="polite" aria-busy={form.isSending}>
        {failure !== undefined && <NoAnswer failure={failure} />}
        {reply !== undefined && <Timeline {...reply} />}
        {reply && isAwaited(reply) && <ParcelLabel number={reply.number} />}
        {reply?.canCallOff === true && asked && <EditSale asked={asked} onEdited={show} />}
        {reply?.canCallOff === true && asked && <CallOff asked={asked} onEnded={show} />}
      </div>
    </section>
  );
}

function NoAnswer({ failure }: { readonly failure: StatusFailure }) {
  const t = useText('status');
  if (failure === 'unknown') {
    return (
      <Notice type="warning" title={t('notFoundTitle')} announced={false}>
        <p>{t('notFoundText')}</p>
      </Notice>
    );
  }
  return (
    <Notice type="error" title={t('failedTitle')} announced={false}>
      <p>{t(failure === 'limited' ? 'limited' : 'failedText')}</p>
    </Notice>
  );
}
