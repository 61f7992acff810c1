import { apiBase } from '#core/contract/endpoints.ts';
import type { TestApp } from '#tests/support/test-app.ts';

type Json = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly security?: readonly Json[];
  readonly responses: Json;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, Json>> };
}

interface Given {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/**
 * A program that knows nothing of the shop but its OpenAPI document: a function for each operation, which sends what the
 * document asks for and takes no answer that it does not name.
 */
export async function clientOfDocument(app: TestApp, key: string) {
  const text = await (await fetch(`${app.url}${apiBase}openapi.json`)).text();
  // Its rules have a test of their own.
  const { paths, components } = JSON.parse(text) as Description;
  const { scheme, type } = components.securitySchemes['apiKey'] ?? {};
  if (type !== 'http' || scheme !== 'bearer') throw new Error('the document knows no key');
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  return async (id: string, { values = {}, body }: Given = {}) => {
    const found = known.find(({ operation }) => operation.operationId === id);
    if (!found) throw new Error(`the document has no ${id}`);
    const { operation, method } = found;
    if (!operation.security?.some((one) => 'apiKey' in one)) throw new Error(`${id} takes no key`);
    let path = found.path;
    const query = new URLSearchParams();
    for (const { name, in: place, required } of operation.parameters) {
      const value = values[name];
      if (value === undefined) {
        if (required) throw new Error(`${id} asks for ${name}`);
      } else if (place === 'path') path = path.replace(`{${name}}`, String(value));
      else query.set(name, String(value));
    }
    const response = await fetch(`${app.url}${path}?${query.toString()}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (!(String(status) in operation.responses))
      throw new Error(`${id} answered ${String(status)}`);
    const answer: unknown = await response.json();
    // Every reply and refusal of the API is an object.
    return { status, body: answer as Json };
  };
}
