type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const local = '#/$defs/';

/** A schema that contains itself names its parts; within a document they stand among its components. */
export class Definitions {
  readonly #found: Record<string, unknown> = {};

  /** Parts found so far, by the names that references use. */
  get components(): Json {
    return this.#found;
  }

  /** The schema without parts of its own; `owner` makes their names the document's only ones. */
  lift(schema: Json, owner: string): Json {
    const { $defs, ...rest } = schema;
    if (!isObject($defs)) return schema;
    for (const [name, part] of Object.entries($defs)) {
      this.#found[`${owner}${name}`] = pointed(part, owner);
    }
    const lifted = pointed(rest, owner);
    return isObject(lifted) ? lifted : rest;
  }
}

function pointed(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pointed(item, owner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([keyword, inner]) => [
      keyword,
      keyword === '$ref' && typeof inner === 'string' && inner.startsWith(local)
        ? `#/components/schemas/${owner}${inner.slice(local.length)}`
        : pointed(inner, owner),
    ]),
  );
}
