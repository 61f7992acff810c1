import { useCallback } from 'react';
import type { GridColumn } from '#core/grid/grid-definition.ts';
import { securityEventKinds } from '#core/security/security-events.ts';
import { securityGrid } from '#core/security/security-grid.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { anyTopic } from '../../lib/live.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';

/** All security events, newest first. */
export function EventList() {
  const t = usePhrases('securityLog');
  const choiceLabel = useCallback(
    (_: GridColumn, choice: string) => {
      const kind = securityEventKinds.find((one) => one === choice);
      return kind ? t(`kind_${kind}`) : choice;
    },
    [t],
  );
  return (
    <div className="security-events">
      <DataGrid
        grid={securityGrid}
        label={t('events')}
        titles={{
          at: t('at'),
          kind: t('kind'),
          person: t('person'),
          subject: t('subject'),
          times: t('times'),
          account: t('account'),
          network: t('network'),
          sequence: t('sequence'),
        }}
        choiceLabel={choiceLabel}
        widths={{ kind: 260, subject: 200 }}
        topic={anyTopic}
        emptyText={t('emptyEvents')}
        fetchPage={(request, signal) =>
          client.get('grid-security', { query: gridQuery(request) }, { signal })
        }
      />
    </div>
  );
}
