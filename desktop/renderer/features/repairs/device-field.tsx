import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { inWords, type ChosenDevice } from './use-device.ts';

interface DeviceFieldProps {
  readonly device: ChosenDevice;
  readonly errors: { readonly deviceName?: string; readonly productColor?: string };
}

/** The device: a word, the model that it finds, and its colour. */
export function DeviceField({ device, errors }: DeviceFieldProps) {
  const t = usePhrases('repairs');
  const { word, models, model, colors, color } = device;
  return (
    <>
      <TextField
        label={t('deviceWord')}
        help={t('deviceWordHelp')}
        name="deviceName"
        value={word}
        maxLength={120}
        autoComplete="off"
        autoFocus
        error={errors.deviceName}
        onChange={({ target }) => device.type(target.value)}
      />
      <div className="repair-pair">
        <SelectField
          label={t('model')}
          value={model}
          onChange={({ target }) => device.chooseModel(target.value)}
        >
          {model === '' && <option value="" />}
          {models.map(({ url, label }) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
          {word.trim() !== '' && (
            <option value={inWords}>{`„${word.trim()}“ – ${t('asTyped')}`}</option>
          )}
        </SelectField>
        <SelectField
          label={t('color')}
          name="productColor"
          value={color}
          disabled={model === inWords}
          error={errors.productColor}
          onChange={({ target }) => device.chooseColor(target.value)}
        >
          <option value="">{model === inWords ? '–' : t('chooseColor')}</option>
          {colors.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
