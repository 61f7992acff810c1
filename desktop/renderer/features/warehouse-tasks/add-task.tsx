import type { ComponentProps } from 'react';
import { taskKindsByHand, taskRoles } from '#core/warehouse/warehouse-tasks.ts';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useTimeZone } from '../../lib/session.ts';
import { typedMoment } from '../../lib/typed-moment.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import { tasksKey, type TaskList } from './tasks.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface AddTaskProps {
  readonly people: TaskList['people'];
  readonly places: TaskList['places'];
  readonly onClose: () => void;
}

const fields = ['kind', 'placeId', 'product', 'note', 'dueAt', 'forWhom'] as const;

/** One control for a role or a person: `role:picker`, `person:7`. */
function taskOf(
  { kind, placeId, product, note, dueAt, forWhom }: TypedValues<(typeof fields)[number]>,
  timeZone: string,
) {
  const [of, who] = forWhom.split(':');
  return {
    kind: taskKindsByHand.find((one) => one === kind) ?? 'other',
    product: product.trim() === '' ? null : product.trim(),
    note,
    placeId: placeId === '' ? null : Number(placeId),
    dueAt: dueAt === '' ? null : typedMoment(dueAt, timeZone),
    forRole: of === 'role' ? (taskRoles.find((role) => role === who) ?? null) : null,
    assignedId: of === 'person' ? Number(who) : null,
  };
}

/** A task that somebody thought of. */
export function AddTask({ people, places, onClose }: AddTaskProps) {
  const t = usePhrases('warehouseTasks');
  const gridWords = usePhrases('grid');
  const timeZone = useTimeZone();
  const { form, submit, field, fill, isSending, isDirty } = useOfficeForm({
    fields,
    initial: { kind: 'other', placeId: String(places[0]?.id ?? '') },
    sameField: { assignedId: 'forWhom', forRole: 'forWhom' },
    send: (typed) => client.post('warehouse-task-add', { body: taskOf(typed, timeZone) }),
    onSent: () => {
      notify('success', t('added'));
      void queries.invalidateQueries({ queryKey: tasksKey });
      onClose();
    },
  });
  // What is scanned while the form is open is what the task is about.
  useScanner((text) => fill('product', text), true);
  return (
    <Panel
      title={t('add')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="add-task" busy={isSending}>
          {t('save')}
        </Button>
      }
    >
      <form ref={form} id="add-task" className="warehouse-task-form" noValidate onSubmit={submit}>
        <SelectField label={t('kind')} {...field('kind')}>
          {taskKindsByHand.map((kind) => (
            <option key={kind} value={kind}>
              {t(`${kind}_task`)}
            </option>
          ))}
        </SelectField>
        {places.length > 1 && <PlaceField places={places} field={field('placeId')} />}
        <TextField
          label={t('product')}
          optional={t('optional')}
          maxLength={200}
          {...field('product')}
        />
        <TextAreaField label={t('note')} maxLength={500} autoFocus {...field('note')} />
        <TextField
          label={t('due')}
          placeholder={gridWords('momentPattern')}
          optional={t('optional')}
          {...field('dueAt')}
        />
        <SelectField label={t('forWhom')} {...field('forWhom')}>
          <WhoOptions people={people} />
        </SelectField>
      </form>
      <UnsavedDialog isDirty={isDirty} />
    </Panel>
  );
}

interface PlaceFieldProps extends Pick<AddTaskProps, 'places'> {
  readonly field: Omit<ComponentProps<typeof SelectField>, 'label'>;
}

/** Where the task is to be done, for whoever works at several places. */
function PlaceField({ places, field }: PlaceFieldProps) {
  const t = usePhrases('warehouseTasks');
  const placeName = usePlaceName();
  return (
    <SelectField label={t('place')} {...field}>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {placeName(name)}
        </option>
      ))}
    </SelectField>
  );
}

function WhoOptions({ people }: Pick<AddTaskProps, 'people'>) {
  const t = usePhrases('warehouseTasks');
  const roles = usePhrases('roles');
  return (
    <>
      <option value="">{t('anybody')}</option>
      {taskRoles.map((role) => (
        <option key={role} value={`role:${role}`}>
          {roles(role)}
        </option>
      ))}
      {people.map(({ id, name }) => (
        <option key={id} value={`person:${String(id)}`}>
          {name}
        </option>
      ))}
    </>
  );
}
