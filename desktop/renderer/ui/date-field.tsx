import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { parseTypedDate, type TypedDateRefusal } from '#core/shared/typed-date.ts';
import { Field, type FieldTexts } from '#ui/field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { dayText } from '../lib/moment-text.ts';
import { useTimeZone } from '../lib/session.ts';
import { Icon } from './icon.tsx';
import './date-field.css';

/** What a form hears: the control holds the day as `YYYY-MM-DD`, or what was typed where it is no day. */
interface DayEvent<T extends string> {
  readonly target: HTMLInputElement;
  readonly type: T;
}

interface DateFieldProps
  extends FieldTexts, Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'disabled'> {
  /** The day where the parent holds it; a form's `register` holds it in the control instead. */
  readonly value?: string | undefined;
  readonly ref?: ((control: HTMLInputElement | null) => void) | undefined;
  readonly onChange?: ((event: DayEvent<'change'>) => unknown) | undefined;
  readonly onBlur?: ((event: DayEvent<'blur'>) => unknown) | undefined;
  /** The last day that the calendar offers, as `YYYY-MM-DD`. */
  readonly max?: string | number | undefined;
}

/**
 * A labelled day, typed in the order of both languages, years of two digits too (SPECIFICATION
 * section 5), or taken from the browser's calendar (Alt and the arrow down). The form's own control is
 * hidden behind it and holds the day as the wire has it. A text that is no day stays, with the reason.
 */
export function DateField(props: DateFieldProps) {
  const { label, help, error, optional, id, name, value, ref, max, autoFocus, disabled } = props;
  const t = usePhrases('grid');
  const refusals = usePhrases('cells');
  const { shown, holder, calendar, refusal, type, choose, leave, press, open } = useDay(props);
  const said = error ?? (refusal === null ? undefined : refusals(refusal));
  return (
    <Field label={label} help={help} error={said} optional={optional} id={id}>
      {(control) => (
        <span className="date-field">
          <input
            {...control}
            ref={shown}
            className="field-input"
            type="text"
            autoComplete="off"
            placeholder={t('dayPattern')}
            autoFocus={autoFocus}
            disabled={disabled}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={press}
          />
          <input
            ref={(element) => {
              holder.current = element;
              ref?.(element);
            }}
            type="hidden"
            name={name}
            value={value}
            disabled={disabled}
          />
          <button
            type="button"
            className="date-field-open"
            aria-label={t('openCalendar')}
            tabIndex={-1}
            disabled={disabled}
            onClick={open}
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={calendar}
            className="date-field-calendar"
            type="date"
            max={max}
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ target }) => choose(target.value)}
          />
        </span>
      )}
    </Field>
  );
}

type Input = RefObject<HTMLInputElement | null>;

interface Day {
  readonly shown: Input;
  readonly holder: Input;
  readonly calendar: Input;
  /** Why what is typed is no day; said once the person has left the field. */
  readonly refusal: TypedDateRefusal | null;
  readonly type: (text: string) => void;
  readonly choose: (day: string) => void;
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly open: () => void;
}

function useDay({ onChange, onBlur }: DateFieldProps): Day {
  const shown = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const today = dayInTimeZone(new Date(), useTimeZone());
  const [refusal, setRefusal] = useState<TypedDateRefusal | null>(null);
  // What the visible text was written for: a form fills and resets its control without telling.
  const written = useRef('');
  useLayoutEffect(() => {
    const day = holder.current?.value ?? '';
    if (day === written.current || shown.current === null) return;
    written.current = day;
    shown.current.value = dayText(day);
  });
  const read = (text: string) => parseTypedDate(text, { today, kind: 'any', allowIso: true });
  const hold = (day: string) => {
    if (holder.current === null) return;
    written.current = day;
    holder.current.value = day;
    onChange?.({ target: holder.current, type: 'change' });
  };
  const type = (text: string) => {
    const day = read(text);
    setRefusal(null);
    hold(day.ok ? day.value : text.trim());
  };
  const leave = () => {
    const text = shown.current?.value.trim() ?? '';
    const day = read(text);
    if (day.ok && shown.current) shown.current.value = dayText(day.value);
    setRefusal(day.ok || text === '' ? null : day.error);
    if (holder.current) onBlur?.({ target: holder.current, type: 'blur' });
  };
  const choose = (day: string) => {
    setRefusal(null);
    hold(day);
    if (shown.current) shown.current.value = dayText(day);
    shown.current?.focus();
  };
  const open = () => {
    if (calendar.current === null) return;
    const day = read(shown.current?.value ?? '');
    calendar.current.value = day.ok ? day.value : '';
    calendar.current.showPicker();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    open();
  };
  return { shown, holder, calendar, refusal, type, choose, leave, press, open };
}
