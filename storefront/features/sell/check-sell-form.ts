import { sellOnlineParts, type SellForm, type SellFormField } from '#core/buyback/sell-form.ts';
import { mapServerErrors, type FormErrors } from '#core/buyback/server-errors.ts';
import {
  sellOnlineBody,
  type SellOnlineBody,
  type SellOnlineRules,
} from '#core/contract/sell-online.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';

/** The part of the request that the questionnaire decides. */
export interface SaleContent {
  readonly deviceIdentifier: string;
  readonly appraisalVersion: string;
  readonly deviceConditionChoices: readonly string[];
  readonly offerCode: string | null;
}

export type SellCheck = (
  form: SellForm,
  sale: SaleContent,
) => Result<SellOnlineBody, FormErrors<SellFormField>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Issues in the shape of the server's 400, so that one mapping serves both; the first counts. */
function asErrorBody(issues: readonly Issue[]): Record<string, Record<string, string[]>> {
  const body: Record<string, Record<string, string[]>> = {};
  for (const { path, message } of issues) {
    const [group, field] = path.map(String);
    const fields = (body[group ?? ''] ??= {});
    fields[field ?? ''] ??= [message];
  }
  return body;
}

/** The API's own schema as a check of the form; messages are phrase keys, the value goes out. */
export function createSellCheck(rules: SellOnlineRules): SellCheck {
  const schema = sellOnlineBody(rules);
  return (form, sale) => {
    const checked = schema.safeParse({ ...sale, ...sellOnlineParts(form) });
    if (checked.success) return accept(checked.data);
    return refuse(mapServerErrors(asErrorBody(checked.error.issues)));
  };
}
