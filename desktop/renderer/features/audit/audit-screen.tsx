import { useCallback, useMemo, useState } from 'react';
import { resources } from '#core/changes/all-resources.ts';
import { auditGrid, auditKinds } from '#core/changes/audit-grid.ts';
import type { OwnAuditedAction } from '#core/changes/audited-actions.ts';
import { changeKeys } from '#core/resources/resource.ts';
import { withChoices, type GridColumn } from '#core/grid/grid-definition.ts';
import { usePhraseKeys, usePhrases, useWordsOfResources } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { undoChange } from '../../lib/history.ts';
import { anyTopic } from '../../lib/live.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeEntries, useChange } from '../../ui/change-entries.tsx';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { Panel, SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';

/** Who did what: changes, readings of personal data and approvals, newest first. */
export function AuditScreen() {
  const t = usePhrases('administration');
  const title = usePhrases('screens')('audit');
  const actions = useActions();
  const grid = useMemo(() => withChoices(auditGrid, { what: actions }), [actions]);
  const actionName = useActionName(actions);
  const [changeSet, setChangeSet] = useState<number | null>(null);
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => {
      if (column.id === 'what') return actionName(choice);
      const kind = auditKinds.find((one) => one === choice);
      return kind ? t(`kind_${kind}`) : choice;
    },
    [t, actionName],
  );
  return (
    <Screen title={title}>
      <SplitView
        panel={
          changeSet !== null && (
            <Panel
              title={t('changeTitle', { id: changeSet })}
              onClose={() => setChangeSet(null)}
              takesFocus
              actions={<Undo id={changeSet} />}
            >
              <ChangeEntries id={changeSet} />
            </Panel>
          )
        }
      >
        <DataGrid
          grid={grid}
          label={title}
          titles={{
            at: t('at'),
            kind: t('kind'),
            person: t('person'),
            what: t('what'),
            subject: t('subject'),
            reason: t('reason'),
            second: t('second'),
            changeSet: t('changeSet'),
          }}
          choiceLabel={choiceLabel}
          widths={{ what: 260, subject: 180 }}
          topic={anyTopic}
          emptyText={t('emptyAudit')}
          fetchPage={(request, signal) =>
            client.get('grid-audit', { query: gridQuery(request) }, { signal })
          }
          onOpen={(row) => {
            const id = row['changeSet'];
            setChangeSet(typeof id === 'number' ? id : null);
          }}
        />
      </SplitView>
    </Screen>
  );
}

/** Changes of many rows, which are called alike in all lists. */
const ofMany = ['import', 'set', 'remove'] as const;

const verbs = ['add', 'update', 'delete', 'move'] as const;

/** The actions that there are words for, without those for what older programs left. */
function useActions(): readonly string[] {
  const keys = usePhraseKeys('audited');
  return useMemo(
    () => [...keys.filter((key) => !key.startsWith('unknown')), ...changesOfResources.keys()],
    [keys],
  );
}

/** Changes of resources: the table, and what its words call the change. */
const changesOfResources = new Map(
  resources.flatMap((one) =>
    Object.entries(changeKeys(one)).map(([done, key]) => [key, { table: one.table, done }]),
  ),
);

/** What was done, in words; of an action that is no more, as much as its name still tells. */
function useActionName(actions: readonly string[]): (action: string) => string {
  const t = usePhrases('audited');
  const said = usePhrases('administration');
  const words = useWordsOfResources();
  return useCallback(
    (action) => {
      const change = changesOfResources.get(action);
      if (change) {
        const { title, done } = words(change.table);
        const known = ofMany.find((one) => one === change.done);
        return done[change.done] ?? (known ? said(`change_${known}`, { title }) : action);
      }
      const known = actions.find((one): one is OwnAuditedAction => one === action);
      const verb = verbs.find((one) => action.endsWith(`-${one}`));
      return t(known ?? (verb ? `unknown-${verb}` : 'unknown'));
    },
    [t, said, words, actions],
  );
}

/** Takes a change back, or says why that cannot be done. */
function Undo({ id }: { readonly id: number }) {
  const t = usePhrases('administration');
  const frame = usePhrases('frame');
  const { data } = useChange(id);
  if (!data) return null;
  if (data.undoneBy !== null) return <p className="soft">{frame('wasUndone')}</p>;
  if (data.refusal !== null) return <p className="soft">{frame('recordOnly')}</p>;
  return (
    <Button icon="undo" onClick={() => void undoChange(id)}>
      {t('undo')}
    </Button>
  );
}
