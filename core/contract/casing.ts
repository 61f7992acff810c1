/** Most names that are remembered; a client may make up as many as it likes. */
const mostNames = 2_000;

/** Longest name that is remembered: a client's own may be as long as its body. */
const longestName = 64;

/** The same few hundred names come with every call, so each is worked out once. */
function remembering(convert: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = convert(key);
    if (key.length > longestName) return name;
    if (known.size >= mostNames) known.clear();
    known.set(key, name);
    return name;
  };
}

/** `product_type` → `productType`; a key without an underscore between letters stays as it is. */
export const toCamel = remembering((key) =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
);

/** `productType` → `product_type`; a key that begins with a capital, such as the grade `A+`, stays. */
export const toSnake = remembering((key) =>
  key.replace(/\B[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

const plainly = (item: unknown, convert: (key: string) => string): PropertyDescriptor => ({
  value: convertKeys(item, convert),
  configurable: true,
  enumerable: true,
  writable: true,
});

function convertKeys(value: unknown, convert: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert));
  if (value === null || typeof value !== 'object') return value;
  const converted: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const name = convert(key);
    // Defined, because setting this one name would set the object's prototype.
    if (name === '__proto__') Object.defineProperty(converted, name, plainly(item, convert));
    else converted[name] = convertKeys(item, convert);
  }
  return converted;
}

/** Deep copy of a JSON value with camelCase keys; camelCase keys are read as well (API.md). */
export const fromWire = (value: unknown): unknown => convertKeys(value, toCamel);

/** Deep copy of a JSON value with snake_case keys. */
export const toWire = (value: unknown): unknown => convertKeys(value, toSnake);
