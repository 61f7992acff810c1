import { useRef, useState, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '#ui/field.tsx';
import { formatDate, isCalendarDate } from '#core/shared/calendar.ts';
import { parseTypedDate } from '#core/shared/typed-date.ts';

/** A day as it was typed, for the wire; what is no day goes as it is, so that the call says what is wrong with it. */
function dayOfText(text: string): string {
  const read = parseTypedDate(text, { today: new Date(), kind: 'any', allowIso: true });
  return read.ok ? read.value : text.trim();
}

const shown = (day: string): string => (isCalendarDate(day) ? formatDate(day) : day);

interface DayInputProps extends FieldTexts {
  /** `YYYY-MM-DD`, or what was typed and is no day; empty for none. */
  readonly value: string;
  readonly onDay: (day: string) => void;
  readonly onLeave?: () => void;
  readonly autoFocus?: boolean;
}

/**
 * A day, typed in the order of both languages as people write it (T-FORM-1 to 3) and shown in one format, whatever the
 * machine's own is.
 */
export function DayInput({ value, onDay, onLeave, autoFocus = false, ...texts }: DayInputProps) {
  const [text, setText] = useState(shown(value));
  // Another day came from outside: what was typed before is over.
  const written = dayOfText(text) === value ? text : shown(value);
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          type="text"
          className="field-input"
          autoComplete="off"
          placeholder="31.12.2026"
          autoFocus={autoFocus}
          value={written}
          onChange={({ target }) => {
            setText(target.value);
            onDay(dayOfText(target.value));
          }}
          onBlur={() => {
            setText(shown(value));
            onLeave?.();
          }}
        />
      )}
    </Field>
  );
}

type Registered = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

type DayFieldProps = FieldTexts & Registered & { readonly autoFocus?: boolean };

/** The same in a form: what connects a field with it (`register`) is given to an input that holds the day. */
export function DayField({ name, onChange, onBlur, ref, ...texts }: DayFieldProps) {
  const held = useRef<HTMLInputElement | null>(null);
  const [value, setValue] = useState('');
  const hold = (element: HTMLInputElement | null) => {
    if (typeof ref === 'function') ref(element);
    const isFirst = held.current === null && element !== null;
    if (element) held.current = element;
    // The form has just written into it what it begins with.
    if (isFirst) setValue(element.value);
  };
  const tell = (listen: ((event: never) => unknown) | undefined, type: 'change' | 'blur') => {
    // What a form reads of an event is where it happened and of which kind it is.
    listen?.({ target: held.current, type } as never);
  };
  return (
    <>
      <input type="hidden" name={name} ref={hold} />
      <DayInput
        {...texts}
        value={value}
        onDay={(day) => {
          if (held.current) held.current.value = day;
          setValue(day);
          tell(onChange, 'change');
        }}
        onLeave={() => tell(onBlur, 'blur')}
      />
    </>
  );
}
