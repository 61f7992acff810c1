import { Link } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { useDuration } from '../../lib/duration.ts';
import { useMoney } from '../../lib/shop.tsx';
import type { AnnouncedDevice, Operation } from './announced-device.ts';
import { FormGroup } from './form-group.tsx';

interface OperationsGroupProps {
  readonly device: AnnouncedDevice;
  /** Slugs. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What is to be done, any number of it: whoever does not know ticks nothing. */
export function OperationsGroup({ device, chosen, error, onChange }: OperationsGroupProps) {
  const t = useText('repair');
  const operations = device.operations ?? [];
  const { productColor } = device.selectedChoices;
  const color = device.choices.productColor.find(({ value }) => value === productColor)?.label;
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug]);
  return (
    <FormGroup legend={t('operationsGroup')}>
      <p>
        <strong>{[device.device?.name, color].filter(Boolean).join(', ')}</strong>{' '}
        <Link to={device.url}>{t('otherDevice')}</Link>
      </p>
      <p className="soft">{t(operations.length === 0 ? 'noOperations' : 'operationsHelp')}</p>
      {error !== undefined && <FieldError isAlert>{error}</FieldError>}
      <ul className="repair-lines">
        {operations.map((operation) => (
          <OperationTick
            key={operation.slug}
            operation={operation}
            isChosen={chosen.includes(operation.slug)}
            onToggle={() => toggle(operation.slug)}
          />
        ))}
      </ul>
      <Preliminary operations={operations.filter(({ slug }) => chosen.includes(slug))} />
    </FormGroup>
  );
}

interface OperationTickProps {
  readonly operation: Operation;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function OperationTick({ operation, isChosen, onToggle }: OperationTickProps) {
  const t = useText('service');
  const money = useMoney();
  const duration = useDuration();
  const { durationMinutes, name, price, slug, warrantyMonths } = operation;
  return (
    <li>
      <label className="repair-tick">
        <input
          type="checkbox"
          name="operations"
          value={slug}
          checked={isChosen}
          onChange={onToggle}
        />
        <span>
          {name}
          <span className="soft small repair-note">
            {t('duration', { duration: duration(durationMinutes * 60_000) })}
            {warrantyMonths > 0 && ` · ${t('warranty', { count: warrantyMonths })}`}
          </span>
        </span>
        <span className="numbers">{price === null ? t('onRequest') : money(price)}</span>
      </label>
    </li>
  );
}

/** What the ticked ones come to by the list of prices. */
function Preliminary({ operations }: { readonly operations: readonly Operation[] }) {
  const t = useText('repair');
  const money = useMoney();
  const total = money(operations.reduce((sum, { price }) => sum + (price ?? 0), 0));
  const isWhole = operations.every(({ price }) => price !== null);
  return (
    <p aria-live="polite">
      {operations.some(({ price }) => price !== null) && (
        <strong>{t(isWhole ? 'preliminary' : 'preliminaryMore', { total })}</strong>
      )}
    </p>
  );
}
