import { readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { GatewayError } from '../gateway.ts';

/** Apple answers a few hundred bytes. */
const mostBytes = 100_000;

export interface ApplePaySettings {
  readonly merchantId: string;
  /** PEM files of the merchant identity. */
  readonly certificateFile: string;
  readonly keyFile: string;
}

interface Shop {
  readonly name: string;
  /** Domain that was registered with Apple. */
  readonly domain: string;
}

/** Sends a text with the shop's certificate and answers the reply's text. */
export type SendCertified = (
  url: URL,
  body: string,
  identity: { readonly cert: Buffer; readonly key: Buffer },
) => Promise<string>;

/**
 * Opens a merchant's session for Apple Pay's sheet; answers the JSON as Apple sent it. The address is
 * one that `appleAddress` let through.
 * https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
 */
export async function openAppleSession(
  { merchantId, certificateFile, keyFile }: ApplePaySettings,
  url: URL,
  { name, domain }: Shop,
  send: SendCertified = sendCertified,
): Promise<string> {
  const body = JSON.stringify({
    merchantIdentifier: merchantId,
    displayName: name.slice(0, 64),
    initiative: 'web',
    initiativeContext: domain,
  });
  try {
    const [cert, key] = await Promise.all([readFile(certificateFile), readFile(keyFile)]);
    const reply = await send(url, body, { cert, key });
    JSON.parse(reply);
    return reply;
  } catch (error) {
    // Paths and keys stay out of the log; the name says enough.
    throw error instanceof GatewayError
      ? error
      : new GatewayError(error instanceof Error ? error.name : 'not reached');
  }
}

/** Redirects are not followed: they could lead anywhere. */
const sendCertified: SendCertified = (url, body, identity) =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        ...identity,
        minVersion: 'TLSv1.2',
        timeout: 10_000,
        headers: { 'Content-Type': 'application/json' },
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > mostBytes) call.destroy(new GatewayError('answered too much'));
          else parts.push(part);
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts).toString('utf8'));
          else reject(new GatewayError(`answered ${String(response.statusCode)}`));
        });
      },
    );
    call.on('timeout', () => call.destroy(new GatewayError('timeout')));
    call.on('error', reject);
    call.end(body);
  });
