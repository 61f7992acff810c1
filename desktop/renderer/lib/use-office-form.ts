import { useState } from 'react';
import type { FieldMessage } from '#core/phrases/cs/field-messages.ts';
import { schemaRefusals, type Parsed } from '#ui/schema-refusals.ts';
import {
  useContractForm,
  type ContractForm,
  type InitialValues,
  type TypedRefusals,
  type TypedValues,
} from '#ui/use-contract-form.ts';
import { usePhraseKeys, usePhrases } from '../i18n/use-phrases.ts';
import { failureOf, reportFailure, type Failure } from './failures.ts';

interface OfficeFormOptions<F extends string, R> {
  /** Names of the form's controls, in their order. */
  readonly fields: readonly F[];
  /** What stands in the controls first, of boxes a boolean; the others are empty. */
  readonly initial?: Partial<InitialValues<F>>;
  /** The contract's schemas on what was typed. Without them the API alone judges. */
  readonly check?: (values: TypedValues<F>) => Parsed;
  readonly send: (values: TypedValues<F>) => Promise<R>;
  readonly onSent?: (reply: R) => void;
  /** Fields of the call that stand in a control of another name. */
  readonly sameField?: Readonly<Record<string, F>>;
  /** The form says itself what belongs to no field (`trouble`); it is told in the corner otherwise. */
  readonly saysTrouble?: boolean;
}

interface OfficeForm<F extends string> extends ContractForm<F> {
  readonly trouble: string | undefined;
}

/** A form of the back office: checked before it is sent, and what the API refuses stands at its field. */
export function useOfficeForm<F extends string, R>(
  options: OfficeFormOptions<F, R>,
): OfficeForm<F> {
  const { fields, initial, check, send, onSent, saysTrouble = false } = options;
  const say = usePhrases('fieldMessages');
  const sayable = usePhraseKeys('fieldMessages');
  const [trouble, setTrouble] = useState<string>();
  const form = useContractForm<F, R, FieldMessage>({
    fields,
    initial: initialOf(fields, initial),
    check: (values) => {
      setTrouble(undefined);
      const refused = schemaRefusals<F, FieldMessage>(check?.(values) ?? {}, fields);
      return Promise.resolve(withWords(refused, sayable));
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

/** What there are no words for here is left to the API, which has them all. */
const withWords = <F extends string>(
  refused: TypedRefusals<F, FieldMessage>,
  sayable: readonly string[],
): TypedRefusals<F, FieldMessage> =>
  // Fewer of the same.
  Object.fromEntries(
    Object.entries(refused).filter(([, phrase]) => sayable.includes(String(phrase))),
  ) as TypedRefusals<F, FieldMessage>;

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
