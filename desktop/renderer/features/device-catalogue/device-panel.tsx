import { useQuery } from '@tanstack/react-query';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { RowPanel } from '../../ui/row-panel.tsx';
import { ColorDrawing } from './color-drawing.tsx';
import { deviceCalls, type DevicePart } from './device-calls.ts';
import { useDeviceFields, type Choices } from './device-fields.ts';

interface DevicePanelProps {
  readonly part: DevicePart;
  /** Null for a new one. */
  readonly row: GridRow | null;
  readonly onClose: () => void;
}

/** What models and colours belong to, to be chosen from. */
const useChoices = (part: DevicePart) =>
  useQuery({
    queryKey: ['device-choices', part],
    queryFn: async (): Promise<Choices> => {
      if (part === 'types') return { manufacturers: [], types: [], models: [] };
      const query = { limit: 500 };
      if (part === 'colors') {
        const { results } = await client.get('grid-device-models', { query });
        const models = results.map((model) => ({
          value: String(model.id),
          label: [model['manufacturer'], model['name'], model['storageGb']].join(' '),
        }));
        return { manufacturers: [], types: [], models };
      }
      const [makers, types] = await Promise.all([
        client.get('admin-manufacturer-list', { query }),
        client.get('admin-device-type-list', { query }),
      ]);
      return {
        manufacturers: makers.results.map(({ id, name }) => ({ value: String(id), label: name })),
        types: types.results.map(({ id, nameCs }) => ({ value: String(id), label: nameCs })),
        models: [],
      };
    },
  });

/** Form of a model, a colour or a type; the drawing of a colour follows what is typed. */
export function DevicePanel({ part, row, onClose }: DevicePanelProps) {
  const t = usePhrases('devices');
  const choices = useChoices(part);
  const fields = useDeviceFields(
    part,
    choices.data ?? { manufacturers: [], types: [], models: [] },
  );
  if (choices.isError) {
    return <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />;
  }
  if (!choices.data) return <Skeleton />;
  const { save, remove } = deviceCalls[part];
  const name = row ? (row['name'] ?? row['nameCs']) : null;
  return (
    <RowPanel
      title={typeof name === 'string' ? name : t(`add_${part}`)}
      fields={fields}
      row={row}
      initial={{ popularity: 1000, position: 1, hex: '#8fa3ad' }}
      {...(row ? {} : { suggest: suggested })}
      save={save}
      remove={remove}
      onClose={onClose}
    >
      {({ hex }) => part === 'colors' && <ColorDrawing hex={hex ?? ''} />}
    </RowPanel>
  );
}

const storage = ({ storageGb = '' }: Readonly<Record<string, string>>): string =>
  storageGb === '' ? '' : ` ${storageGb}gb`;

/** The address of a new row follows its name and storage until it is typed itself. */
function suggested(
  typed: Readonly<Record<string, string>>,
  changed: string,
): Record<string, string> {
  if (!['name', 'nameCs', 'storageGb'].includes(changed)) return {};
  return { slug: seoNameOf(`${typed['name'] ?? typed['nameCs'] ?? ''}${storage(typed)}`) };
}
