import { servicePaths } from '#core/paths/service-paths.ts';
import { searchService } from '#core/service/service-search.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { findOperations, type ServiceReader } from './operation-rows.ts';
import { searchBook, type DeviceEntry } from './search-book.ts';

/** Operations that a search shows below the device it found. */
const mostOperations = 12;

/** What a typed text finds: the best device with its operations, then other devices; or operations alone. */
export async function findService(deps: Dependencies, typed: string, reader: ServiceReader) {
  const { reads, market } = deps;
  const found = searchService(await searchBook(reads), typed);
  if (!found.ok) throw new FieldRefusal({ q: [found.error] });
  const { devices, operations } = found.value;
  const [first, ...others] = devices;
  const wanted = operations[0]?.slug;
  if (!first) {
    const paths = servicePaths(market.code);
    return operations.map(({ slug, ...names }) =>
      entry('operation', names[reader.language], paths.selector({}, slug)),
    );
  }
  const urlOf = ({ type, manufacturer, slug }: DeviceEntry, operation?: string) =>
    servicePaths(market.code).selector(
      { productType: type, productManufacturer: manufacturer, productModel: slug },
      operation,
    );
  const named = new Set(operations.map(({ slug }) => slug));
  const done = await findOperations(reads, { model: first.slug, color: null }, reader);
  return [
    entry('device', first.label, urlOf(first)),
    ...done
      .filter(({ slug }) => named.size === 0 || named.has(slug))
      .slice(0, mostOperations)
      .map(({ slug, name, price }) =>
        entry('operation', `${first.label} – ${name}`, urlOf(first, slug), price),
      ),
    ...others.map((other) => entry('device', other.label, urlOf(other, wanted))),
  ];
}

const entry = (
  kind: 'device' | 'operation',
  label: string,
  url: string,
  price: number | null = null,
) => ({ kind, label, url, price });
