import { useState } from 'react';
import { deviceColors, deviceModels, deviceTypes } from '#core/devices/device-resources.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { QuickViews } from '../../ui/quick-views.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { ColorDrawing } from './color-drawing.tsx';

const resources = { models: deviceModels, colors: deviceColors, types: deviceTypes };
const parts = ['models', 'colors', 'types'] as const;

/** Models, colours and types of the devices that the shop buys; the drawing of a colour follows what is typed. */
export function DeviceScreen() {
  const t = usePhrases('devices');
  const title = usePhrases('screens')('deviceCatalogue');
  const [part, setPart] = useState<(typeof parts)[number]>('models');
  const chooser = (
    <QuickViews
      label={t('parts')}
      views={parts.map((id) => ({ id, label: t(`part_${id}`) }))}
      chosen={part}
      onChoose={setPart}
    />
  );
  return (
    <ResourceList
      key={part}
      resource={resources[part]}
      title={title}
      lead={chooser}
      {...(part === 'colors' && { preview: ({ hex = '' }) => <ColorDrawing hex={hex} /> })}
    />
  );
}
