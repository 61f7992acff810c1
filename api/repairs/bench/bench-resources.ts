import { words as csChecks } from '#core/phrases/cs/resources/repair-checks.ts';
import { words as csTemplates } from '#core/phrases/cs/resources/repair-message-templates.ts';
import { words as roChecks } from '#core/phrases/ro/resources/repair-checks.ts';
import { words as roTemplates } from '#core/phrases/ro/resources/repair-message-templates.ts';
import { messageTemplates, repairChecks } from '#core/service/bench-resources.ts';
import { unknownPlaceholders } from '#core/service/message-template.ts';
import { faultOfCheck } from '#core/service/repair-checks.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { serve, type Served } from '../../platform/resources/serve.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const servedChecks = serve(repairChecks, {
  said: { cs: csChecks, ro: roChecks },
  from: 'repair_checks g left join service_operations o on o.id = g.operation_id',
  sql: (language) => ({ operation: `o.name_${language}` }),
  referred: (language) => ({
    operationId: `select id, name_${language} as name from service_operations`,
  }),
  order: ['position', 'id'],
  prepare(before, written) {
    const row: Readonly<Record<string, unknown>> = { ...before, ...written };
    const fault = faultOfCheck({
      kind: row['kind'],
      lowest: numberOf(row['lowest']),
      highest: numberOf(row['highest']),
      choicesCs: textOf(row['choicesCs']),
      choicesRo: textOf(row['choicesRo']),
    });
    if (fault !== null) throw new FieldRefusal({ [fault]: ['invalid_value'] });
    return written;
  },
});

const filledIn = ['titleCs', 'titleRo', 'textCs', 'textRo'] as const;

const servedTemplates = serve(messageTemplates, {
  said: { cs: csTemplates, ro: roTemplates },
  order: ['position', 'id'],
  prepare(_, written) {
    const wrong = filledIn.filter(
      (field) => unknownPlaceholders(textOf(written[field]) ?? '').length > 0,
    );
    if (wrong.length === 0) return written;
    throw new FieldRefusal(
      Object.fromEntries(wrong.map((field) => [field, ['unknown_placeholder']])),
    );
  },
});

export const benchResources: readonly Served[] = [servedChecks, servedTemplates];
