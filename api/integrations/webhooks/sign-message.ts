import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 256 random bits as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

interface Message {
  readonly id: string;
  /** Of this try. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of a delivery (Standard Webhooks 1.0): each secret signs `id.seconds.body` by HMAC-SHA256, several while one takes
 * the place of another.
 */
export function signedHeaders(
  { id, at, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}
