import { useState } from 'react';
import type { FieldMessage } from '#core/phrases/cs/field-messages.ts';
import {
  useContractForm,
  type ContractForm,
  type InitialValues,
  type TypedRefusals,
  type TypedValues,
} from '#ui/use-contract-form.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { failureOf, reportFailure, type Failure } from './failures.ts';
import type { FieldRule } from './field-rules.ts';

interface OfficeFormOptions<F extends string, R> {
  /** Names of the form's controls, in their order. */
  readonly fields: readonly F[];
  /** What stands in the controls first, of boxes a boolean; the others are empty. */
  readonly initial?: Partial<InitialValues<F>>;
  /** What is asked of fields before they are sent. Of the others the API alone judges. */
  readonly rules?: Partial<Readonly<Record<F, FieldRule>>>;
  /** What is asked of several fields together, where each is well by itself. */
  readonly check?: (values: TypedValues<F>) => TypedRefusals<F, FieldMessage>;
  readonly send: (values: TypedValues<F>) => Promise<R>;
  readonly onSent?: (reply: R) => void;
  /** Fields of the call that stand in a control of another name. */
  readonly sameField?: Readonly<Record<string, F>>;
  /** The form says itself what belongs to no field (`trouble`); it is told in the corner otherwise. */
  readonly saysTrouble?: boolean;
}

export interface OfficeForm<F extends string> extends ContractForm<F> {
  readonly trouble: string | undefined;
}

/** A form of the back office: checked before it is sent, and what the API refuses stands at its field. */
export function useOfficeForm<F extends string, R>(
  options: OfficeFormOptions<F, R>,
): OfficeForm<F> {
  const { fields, initial, rules = {}, check, send, onSent, saysTrouble = false } = options;
  const say = usePhrases('fieldMessages');
  const [trouble, setTrouble] = useState<string>();
  const form = useContractForm<F, R, FieldMessage>({
    fields,
    initial: initialOf(fields, initial),
    check: (values) => {
      setTrouble(undefined);
      const refused = refusalsOf(fields, rules, values);
      const isWell = Object.keys(refused).length === 0;
      return Promise.resolve(isWell && check ? check(values) : refused);
    },
    say,
    send,
    onSent,
    onFailed: (error) => {
      const failure = withNames(failureOf(error), options.sameField);
      const rest = besideFields(failure, fields);
      if (rest !== undefined && saysTrouble) setTrouble(rest);
      else if (rest !== undefined) reportFailure(error);
      return failure.fields;
    },
  });
  return { ...form, trouble };
}

const initialOf = <F extends string>(
  fields: readonly F[],
  initial: Partial<InitialValues<F>> = {},
): InitialValues<F> =>
  // One entry for each field.
  Object.fromEntries(fields.map((name) => [name, initial[name] ?? ''])) as InitialValues<F>;

function refusalsOf<F extends string>(
  fields: readonly F[],
  rules: Partial<Readonly<Record<F, FieldRule>>>,
  values: TypedValues<F>,
): TypedRefusals<F, FieldMessage> {
  const refused: Partial<Record<F, FieldMessage>> = {};
  for (const name of fields) {
    const wrong = rules[name]?.(values[name]) ?? null;
    if (wrong !== null) refused[name] = wrong;
  }
  return refused;
}

/** The refusal by the names of the form's controls. */
const withNames = (failure: Failure, names: Readonly<Record<string, string>> = {}): Failure => ({
  ...failure,
  fields: Object.fromEntries(
    Object.entries(failure.fields).map(([name, message]) => [names[name] ?? name, message]),
  ),
});

/** What a refusal says of no field of the form; undefined where every word of it has its place. */
function besideFields(
  { kind, text, fields: said, form }: Failure,
  fields: readonly string[],
): string | undefined {
  const homeless = Object.entries(said).flatMap(([name, message]) =>
    fields.includes(name) ? [] : [message],
  );
  const rest = [...form, ...homeless];
  if (rest.length > 0) return rest.join(' ');
  return kind === 'fields' && Object.keys(said).length > 0 ? undefined : text;
}
