import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { RowPanel } from '../../ui/row-panel.tsx';
import type { RowField } from '../../ui/row-form.tsx';

interface ManufacturerPanelProps {
  /** Null for a new one. */
  readonly row: GridRow | null;
  readonly onClose: () => void;
}

/** Form of a manufacturer; the address is suggested from the name of a new one. */
export function ManufacturerPanel({ row, onClose }: ManufacturerPanelProps) {
  const t = usePhrases('devices');
  const fields: RowField[] = [
    { name: 'name', label: t('name'), type: 'text' },
    { name: 'slug', label: t('slug'), type: 'text', help: t('slugHelp') },
    { name: 'popularity', label: t('popularity'), type: 'whole', help: t('popularityHelp') },
  ];
  return (
    <RowPanel
      title={row ? String(row['name']) : t('addManufacturer')}
      fields={fields}
      row={row}
      initial={{ name: '', slug: '', popularity: 1000 }}
      {...(row ? {} : { suggest: (typed, name) => suggested(typed, name) })}
      save={(seen, values) => {
        // The call refuses what is not as the contract says, with its words on the field.
        const body = values as CallInput<Endpoints['admin-manufacturer-add']>['body'];
        if (!seen) return client.post('admin-manufacturer-add', { body });
        const params = { id: seen.id };
        const change = { ...body, version: seen.version };
        return client.patch('admin-manufacturer-update', { params, body: change });
      }}
      remove={({ id, version }) =>
        client.delete('admin-manufacturer-delete', { params: { id }, query: { version } })
      }
      onClose={onClose}
    />
  );
}

const suggested = (typed: Readonly<Record<string, string>>, changed: string) =>
  changed === 'name' ? { slug: seoNameOf(typed['name'] ?? '') } : {};
