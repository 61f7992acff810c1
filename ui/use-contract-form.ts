import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import {
  useForm,
  type Control,
  type ResolverResult,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';

export type TypedValues<F extends string> = Readonly<Record<F, string>>;
/** Keys of phrases by field; `P` where a program has not all of them. */
export type TypedRefusals<F extends string, P extends string = ValidationPhrase> = Readonly<
  Partial<Record<F, P>>
>;
export type InitialValues<F extends string> = Readonly<Record<F, string | boolean>>;
export type FieldMessages<F extends string> = Readonly<Partial<Record<F, string>>>;

/** What ties a control to the form: its name, its listeners, and what is wrong with it. */
export type FieldBinding = UseFormRegisterReturn & { readonly error: string | undefined };

/** Ties the control of a name to the form: `<TextField {...field('street')} />`. */
export type FieldOf<F extends string> = (name: F) => FieldBinding;

interface ContractFormOptions<F extends string, R, P extends string> {
  /** Names of the form's controls, in their order. */
  readonly fields: readonly F[];
  /**
   * What stands in the controls first, `true` in a box that is ticked; a page that a server renders
   * says it by `defaultValue` instead.
   */
  readonly initial?: InitialValues<F> | undefined;
  /** The contract's own check; it may arrive when it is needed, since it brings the schemas. */
  readonly check: (values: TypedValues<F>) => Promise<TypedRefusals<F, P>>;
  /** Says a phrase of the check in the person's language. */
  readonly say: (phrase: P) => string;
  readonly send: (values: TypedValues<F>) => Promise<R>;
  readonly onSent?: ((reply: R) => void) | undefined;
  /** Why it was not sent; gives back what the server says of fields. */
  readonly onFailed: (error: unknown) => Readonly<Record<string, string | undefined>>;
}

export interface ContractForm<F extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly field: FieldOf<F>;
  readonly errors: FieldMessages<F>;
  readonly isSending: boolean;
  /** Whether anything differs from `initial`; never without one. */
  readonly isDirty: boolean;
  /** For `useWatch`, where something follows what is typed. */
  readonly control: Control<TypedValues<F>>;
  /** Writes into a control, as if it was typed. */
  readonly fill: (name: F, value: string) => void;
  /** What was typed goes: back to `initial`, or to nothing. */
  readonly reset: () => void;
}

/**
 * A form of the contract. It is checked when it is sent, with the schemas that the API judges by;
 * what the API says of fields hangs on them until the next attempt, the first wrong one takes the
 * keyboard, nothing that was typed is lost, and a second press while it is sent does nothing.
 */
export function useContractForm<F extends string, R, P extends string = ValidationPhrase>(
  options: ContractFormOptions<F, R, P>,
): ContractForm<F> {
  const { fields, initial, send, onSent, onFailed } = options;
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<Typed>({
    ...(initial && { defaultValues: initial }),
    // Neither typing nor leaving a field blames anybody; the person asks by sending.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // A control need not be registered to be wrong (a captcha, stars), so the page is asked below.
    shouldFocusError: false,
    resolver: (typed) => resolve(typed, options),
  });
  const { errors, isSubmitting, submitCount } = formState;
  useFirstErrorFocus(form, submitCount);

  const sendChecked = async (typed: Typed) => {
    try {
      const reply = await send(valuesOf(typed, fields));
      onSent?.(reply);
    } catch (error) {
      for (const [name, { message }] of Object.entries(asErrors(onFailed(error)))) {
        setError(name, { type: 'server', message });
      }
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    // Browsers and password managers fill in without telling, some before the script has come.
    const shown = new FormData(event.currentTarget);
    const names: readonly string[] = fields;
    for (const name of names) {
      const isBox = typeof Reflect.get(initial ?? {}, name) === 'boolean';
      setValue(name, isBox ? shown.has(name) : textOf(shown.get(name)));
    }
    void handleSubmit(sendChecked)(event);
  };
  const messages: Partial<Record<F, string>> = {};
  for (const name of fields) {
    const message = errors[name]?.message;
    if (message !== undefined) messages[name] = message;
  }
  return {
    form,
    submit,
    field: (name: string) => ({ ...register(name), error: errors[name]?.message }),
    errors: messages,
    isSending: isSubmitting,
    isDirty: initial !== undefined && formState.isDirty,
    // Its names are those of the fields.
    control: control as unknown as Control<TypedValues<F>>,
    fill: (name: string, value) => setValue(name, value, { shouldDirty: true }),
    reset: () => reset(),
  };
}

type Typed = Record<string, string | boolean>;
type Wrong = Record<string, { readonly type: string; readonly message: string }>;

/** The contract's word on what was typed. Where the check itself fails, nothing is sent either. */
async function resolve<F extends string, R, P extends string>(
  typed: Typed,
  { fields, check, say, onFailed }: ContractFormOptions<F, R, P>,
): Promise<ResolverResult<Typed>> {
  try {
    const refused = await check(valuesOf(typed, fields));
    const said: Partial<Record<F, string>> = {};
    for (const name of fields) {
      const phrase = refused[name];
      if (phrase !== undefined) said[name] = say(phrase);
    }
    const errors = asErrors(said);
    if (Object.keys(errors).length === 0) return { values: typed, errors: {} };
    return { values: {}, errors };
  } catch (error) {
    return {
      values: {},
      errors: { unchecked: { type: 'unchecked' }, ...asErrors(onFailed(error)) },
    };
  }
}

const asErrors = (messages: Readonly<Record<string, string | undefined>>): Wrong => {
  const wrong: Wrong = {};
  for (const [name, message] of Object.entries(messages)) {
    if (message !== undefined) wrong[name] = { type: 'server', message };
  }
  return wrong;
};

/** After a refused attempt the keyboard stands on the first control to mend. */
function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, attempts]);
}

/** A file has no text; what is not ticked or not on the page says nothing. */
const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

const valuesOf = <F extends string>(typed: Typed, fields: readonly F[]): TypedValues<F> =>
  // One entry for each field.
  Object.fromEntries(fields.map((name) => [name, asText(typed[name])])) as Record<F, string>;

/** A box that is ticked sends what browsers send for it. */
const asText = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : '') : (value ?? '');
