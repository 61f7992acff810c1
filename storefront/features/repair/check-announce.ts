import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { RuleContext } from '#core/contract/endpoint.ts';
import { repairEndpoints } from '#core/contract/repairs.ts';
import { readRepairSerial } from '#core/service/repair-serial.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';
import type { TypedRefusals } from '#ui/use-contract-form.ts';
import { announceFields, type AnnounceBody, type AnnounceField } from './announce-fields.ts';

/** What the API would say of a repair that is announced; loaded with the schemas, and judged again there. */
export function checkAnnounce(
  body: AnnounceBody,
  kind: DeviceKind | null,
  rules: RuleContext,
): TypedRefusals<AnnounceField> {
  const schema = repairEndpoints['repair-announce'].body(rules);
  const refusals = schemaRefusals(schema.safeParse(body), announceFields);
  const serial = readRepairSerial((body.serial ?? '').trim(), kind, true);
  return serial.ok ? refusals : { serial: serial.error, ...refusals };
}
