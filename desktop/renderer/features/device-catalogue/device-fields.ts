import { deviceKinds } from '#core/buyback/device-kind.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { RowField } from '../../ui/row-form.tsx';
import type { DevicePart } from './device-calls.ts';

type Choice = { readonly value: string; readonly label: string };

export interface Choices {
  readonly manufacturers: readonly Choice[];
  readonly types: readonly Choice[];
  readonly models: readonly Choice[];
}

/** Fields of the form of each part, in the order in which people fill them in. */
export function useDeviceFields(part: DevicePart, choices: Choices): readonly RowField[] {
  const t = usePhrases('devices');
  const optional = t('optional');
  const slug = { name: 'slug', label: t('slug'), type: 'text', help: t('slugHelp') } as const;
  const popularity = {
    ...{ name: 'popularity', label: t('popularity'), help: t('popularityHelp') },
    type: 'whole',
  } as const;
  const position = { name: 'position', label: t('position'), type: 'whole' } as const;
  const names = [
    { name: 'nameCs', label: t('nameCs'), type: 'text' },
    { name: 'nameRo', label: t('nameRo'), type: 'text' },
  ] as const;
  if (part === 'types') {
    const kinds = deviceKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }));
    const kind = { name: 'kind', label: t('kind'), type: 'choice', choices: kinds } as const;
    return [...names, slug, { ...kind, help: t('kindHelp') }, position];
  }
  if (part === 'colors') {
    const models = choices.models;
    return [
      { name: 'modelId', label: t('model'), type: 'choice', choices: models },
      ...names,
      { name: 'hex', label: t('hex'), type: 'color', help: t('hexHelp') },
      slug,
      position,
    ];
  }
  return [
    {
      ...{ name: 'manufacturerId', label: t('manufacturer') },
      type: 'choice',
      choices: choices.manufacturers,
    },
    { name: 'typeId', label: t('deviceType'), type: 'choice', choices: choices.types },
    { name: 'name', label: t('name'), type: 'text' },
    { name: 'storageGb', label: t('storageGb'), type: 'whole', optional },
    slug,
    { name: 'releasedOn', label: t('releasedOn'), type: 'day', optional },
    { name: 'widthMm', label: t('widthMm'), type: 'decimal', optional },
    { name: 'heightMm', label: t('heightMm'), type: 'decimal', optional },
    popularity,
  ];
}
