import { createClient } from '#core/contract/client.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import { createWire } from '#ui/wire.ts';
import { renderDocument, type RenderedDocument } from '../app/server-entry.tsx';

interface DevRequest {
  readonly path: string;
  /** Where the API answers. */
  readonly apiUrl: string;
  readonly publicUrl: string;
  /** The visitor's own, by which the API chooses the language. */
  readonly headers: { readonly cookie: string; readonly language: string };
  readonly scheme: 'light' | 'dark' | undefined;
  readonly styleSheet: string;
  readonly publish: (text: string) => string;
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** Renders a page from the sources as they are now, with data that the API answers over the network. */
export async function renderDevPage(request: DevRequest): Promise<RenderedDocument> {
  const { path, apiUrl, publicUrl, scheme, styleSheet, publish } = request;
  const urls = urlMap();
  const clientOf = (cookie: string, language: string) =>
    createClient(
      createWire({
        language: () => null,
        configPath: urls.config,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          headers.set('Cookie', cookie);
          headers.set('Accept-Language', language);
          return fetch(new URL(addressOf(input), apiUrl), { ...init, headers });
        },
      }).send,
      () => urls,
    );
  const { cookie, language: accepted } = request.headers;
  const config = await clientOf(cookie, accepted).get('config', {});
  const { market, language } = config;
  return renderDocument({
    path,
    language,
    market,
    client: clientOf(`language=${language}`, language),
    config: { ...config, csrfToken: '', user: null },
    assets: { script: '/app/client-entry.ts', preloads: [], css: '', styleSheet },
    publicUrl,
    publish,
    scheme,
  });
}
