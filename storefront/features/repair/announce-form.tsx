import { useState } from 'react';
import { reminderDays } from '#core/service/repair-terms.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import type { AnnouncedDevice } from './announced-device.ts';
import { ContactGroup } from './contact-group.tsx';
import { DataGroup } from './data-group.tsx';
import { FaultGroup } from './fault-group.tsx';
import { HandOverGroup } from './hand-over-group.tsx';
import { OperationsGroup } from './operations-group.tsx';
import { useAnnounce } from './use-announce.ts';
import { usePrefill } from './use-prefill.ts';

/** Days on which somebody is reminded of a device that waits. */
const [first, second, third] = reminderDays;

interface AnnounceFormProps {
  readonly device: AnnouncedDevice;
  /** Slug of the operation that somebody came for. */
  readonly wanted: string | null;
}

/** Everything that is asked of a device before it comes. */
export function AnnounceForm({ device, wanted }: AnnounceFormProps) {
  const t = useText('repair');
  const offered = device.operations ?? [];
  const [operations, setOperations] = useState<readonly string[]>(() =>
    offered.flatMap(({ slug }) => (slug === wanted ? [slug] : [])),
  );
  const announced = useAnnounce(device, operations);
  const { form, submit, field, errors, trouble, isSending, kind } = announced;
  usePrefill(form);
  return (
    <form ref={form} className="repair-form" noValidate method="post" onSubmit={submit}>
      <OperationsGroup
        device={device}
        chosen={operations}
        error={errors.operations}
        onChange={setOperations}
      />
      <FaultGroup field={field} kind={kind} />
      <DataGroup field={field} backupError={errors.hasBackup} />
      <HandOverGroup
        operations={offered.filter(({ slug }) => operations.includes(slug))}
        field={field}
        storeError={errors.store}
        wayError={errors.way}
        slotError={errors.slot}
        offered={announced.offered}
      />
      <ContactGroup field={field} />
      <FormTrouble
        title={t('announceFailed')}
        trouble={trouble}
        advice={{
          offline: t('offlineText'),
          limited: t('announceLimited'),
          failed: t('failedText'),
        }}
      />
      <div className="stack">
        <div>
          <Button type="submit" busy={isSending}>
            {t('submit')}
          </Button>
        </div>
        <p className="soft small">{t('submitNote')}</p>
        <p className="soft small">{t('keptRule', { first, second, third })}</p>
      </div>
    </form>
  );
}
