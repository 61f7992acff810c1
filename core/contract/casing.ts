/** `product_type` → `productType`; a key without an underscore between letters stays as it is. */
export const toCamel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `productType` → `product_type`; a key that begins with a capital, such as the grade `A+`, stays. */
export const toSnake = (key: string): string =>
  key.replace(/\B[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function convertKeys(value: unknown, convert: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert));
  if (value === null || typeof value !== 'object') return value;
  // A JSON text may name "__proto__": fromEntries defines own properties and never sets a prototype.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [convert(key), convertKeys(item, convert)]),
  );
}

/** Deep copy of a JSON value with camelCase keys; camelCase keys are read as well (API.md). */
export const fromWire = (value: unknown): unknown => convertKeys(value, toCamel);

/** Deep copy of a JSON value with snake_case keys. */
export const toWire = (value: unknown): unknown => convertKeys(value, toSnake);
