import { useId, useState } from 'react';
import { componentKinds } from '#core/content/component-kinds.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { useTimeZone } from '../../../lib/session.ts';
import { useOfficeForm } from '../../../lib/use-office-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { RowField } from '../../../ui/row-field.ts';
import { RowForm, rowValues, type RowValues } from '../../../ui/row-form.tsx';
import { componentsKey, type Component } from './components.ts';
import { ShownProducts } from './shown-products.tsx';

interface ComponentPanelProps {
  /** Null for a new one. */
  readonly part: Component | null;
  /** What a new one is called on pages. */
  readonly nextPk: number;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

function useFields(isNew: boolean): readonly RowField[] {
  const t = usePhrases('pageParts');
  const kinds = componentKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }));
  const kind: RowField = { name: 'kind', label: t('kind'), type: 'choice', choices: kinds };
  return [
    ...(isNew ? [kind] : []),
    { name: 'titleCs', label: t('titleCs'), type: 'text' },
    { name: 'titleRo', label: t('titleRo'), type: 'text' },
    { name: 'limit', label: t('limit'), help: t('limitHelp'), type: 'whole' },
  ];
}

const usual = { titleCs: '', titleRo: '', masterProductIds: [], limit: 12 } as const;

const savePart = (
  { part, nextPk }: ComponentPanelProps,
  { kind, titleCs, titleRo, limit }: RowValues,
  ids: readonly number[],
) =>
  client.post('component-params-save', {
    params: { componentPk: part?.pk ?? nextPk },
    body: {
      kind: componentKinds.find((one) => one === (part?.kind ?? kind)) ?? componentKinds[0],
      ...(part && { version: part.version }),
      params: {
        titleCs: String(titleCs),
        titleRo: String(titleRo),
        limit: Number(limit),
        masterProductIds: [...ids],
      },
    },
  });

/** How a piece of a page is set up: its title, what it shows, and how much of it at most. */
export function ComponentPanel(props: ComponentPanelProps) {
  const { part, nextPk, mayEdit, onClose } = props;
  const t = usePhrases('pageParts');
  const said = usePhrases('rowPanel');
  const id = useId();
  const timeZone = useTimeZone();
  const before = part?.params ?? usual;
  const [ids, setIds] = useState<readonly number[]>(before.masterProductIds);
  const fields = useFields(part === null);
  const form = useOfficeForm<string, unknown>({
    fields: fields.map(({ name }) => name),
    initial: { titleCs: before.titleCs, titleRo: before.titleRo, limit: String(before.limit) },
    send: (typed) => savePart(props, rowValues(fields, typed, timeZone), ids),
    onSent: () => {
      notify('success', said('saved'));
      void queries.invalidateQueries({ queryKey: componentsKey });
      onClose();
    },
  });
  const save = (
    <Button kind="primary" type="submit" form={id} busy={form.isSending}>
      {said('save')}
    </Button>
  );
  return (
    <Panel
      title={t('partNumber', { number: part?.pk ?? nextPk })}
      onClose={onClose}
      takesFocus
      actions={mayEdit && save}
    >
      <fieldset className="product-form" disabled={!mayEdit}>
        <legend>{t('part')}</legend>
        <RowForm id={id} fields={fields} form={form} isSaved={form.isSending} />
      </fieldset>
      <ShownProducts ids={ids} mayEdit={mayEdit} onChange={setIds} />
    </Panel>
  );
}
