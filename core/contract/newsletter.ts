import { z } from 'zod';
import { subscriberStatuses } from '../newsletter/subscribe.ts';
import { optionalLine, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import type { Endpoint } from './endpoint.ts';

export const addSubscriber = {
  method: 'POST',
  path: 'news/subscriber/add-subscriber/',
  access: 'public',
  body: z.object({
    eMail: email,
    /** A field that people do not see; only programs fill it in. */
    website: optionalLine(200),
  }),
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  summary: 'Asks for news; the same answer whether or not the address is known',
} as const satisfies Endpoint;

const params = z.object({ code: token });
const subscription = z.object({
  status: z.enum(subscriberStatuses),
  /** `j***@posta.example` */
  eMail: z.string(),
});
const limit = { attempts: 60, minutes: 10 } as const;

export const subscriber = {
  method: 'GET',
  path: 'news/subscriber/{code}/',
  access: 'public',
  params,
  reply: subscription,
  status: 200,
  limit,
  summary: 'A subscription by the random code of its mails',
} as const satisfies Endpoint;

export const confirmSubscriber = {
  method: 'POST',
  path: 'news/subscriber/{code}/confirm/',
  access: 'public',
  params,
  reply: subscription,
  status: 200,
  limit,
  summary: 'Confirms a subscription',
} as const satisfies Endpoint;

export const removeSubscriber = {
  method: 'POST',
  path: 'news/subscriber/{code}/unsubscribe/',
  access: 'public',
  params,
  reply: subscription,
  status: 200,
  limit,
  summary: 'Ends a subscription',
} as const satisfies Endpoint;
