import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appleAddress } from '#api/outside/payments/apple-pay/apple-hosts.ts';
import { openAppleSession } from '#api/outside/payments/apple-pay/apple-sessions.ts';
import { GatewayError } from '#api/outside/payments/gateway.ts';
import { createLoanCompany } from '#api/outside/payments/loans/loans-api.ts';
import { createStripe } from '#api/outside/payments/stripe.ts';
import { createTwisto } from '#api/outside/payments/twisto/twisto.ts';
import { attempt, serverThat } from './outside-server.ts';

describe('Stripe', () => {
  const stripeAt = (server: ReturnType<typeof serverThat>) =>
    createStripe({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      isSandbox: false,
      now: () => new Date(0),
      fetch: server.fetch,
    });
  const intent = { id: 'pi_1', status: 'succeeded', amount_received: 100_000 };

  it('is given the token that Google Pay holds, with the attempt as the name of a repeat', async () => {
    const server = serverThat(Response.json(intent));
    const token = JSON.stringify({ id: 'tok_1', object: 'token' });
    const charged = await stripeAt(server).charge?.(attempt, 'google_pay', token);
    expect(charged).toMatchObject({ reference: 'pi_1', news: 'captured', amount: 1_000 });
    const [call] = server.calls;
    expect(call?.headers.get('idempotency-key')).toBe('attempt-1');
    const fields = new URLSearchParams(call?.body);
    expect(fields.get('payment_method_data[card][token]')).toBe('tok_1');
    expect(fields.get('amount')).toBe('100000');
  });

  it("is asked for a name of Apple Pay's token first", async () => {
    const server = serverThat(Response.json({ id: 'tok_2' }), Response.json(intent));
    await stripeAt(server).charge?.(attempt, 'apple_pay', '{"data":"…"}');
    expect(server.calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/tokens',
      '/v1/payment_intents',
    ]);
  });

  it('takes no token that is none, played ones least of all', async () => {
    const server = serverThat();
    const charge = stripeAt(server).charge?.(attempt, 'google_pay', 'sandbox.paid.1');
    await expect(charge).rejects.toThrow(GatewayError);
    expect(server.calls).toEqual([]);
  });

  it("answers the bank's page where it asks first", async () => {
    const next_action = { redirect_to_url: { url: 'https://bank.example/3ds' } };
    const server = serverThat(
      Response.json({ id: 'pi_1', status: 'requires_action', next_action }),
    );
    const token = JSON.stringify({ id: 'tok_1' });
    const charged = await stripeAt(server).charge?.(attempt, 'google_pay', token);
    expect(charged).toMatchObject({ news: 'pending', redirectUrl: 'https://bank.example/3ds' });
  });

  it('in trouble says nothing of its keys', async () => {
    const server = serverThat(new Error('Bearer sk_live_1 was refused'));
    await expect(stripeAt(server).start(attempt)).rejects.toThrow(/^(?!.*sk_live)/);
  });
});

describe('Twisto', () => {
  const twistoAt = (server: ReturnType<typeof serverThat>) =>
    createTwisto({
      publicKey: 'public',
      secretKey: `live_key${'0a'.repeat(32)}`,
      isSandbox: false,
      fetch: server.fetch,
    });
  const made = { invoice_id: 'inv-1', total_price_vat: 1_000, date_activated: null };
  const active = { ...made, date_activated: '2026-11-21T12:00:00+01:00' };

  it('makes an invoice of the check and activates it, so that the shop is paid', async () => {
    const server = serverThat(Response.json(made), Response.json(active));
    const charged = await twistoAt(server).charge?.(attempt, 'twisto', 'transaction');
    expect(charged).toMatchObject({ reference: 'inv-1', news: 'captured', amount: 1_000 });
    expect(server.calls.map(({ url }) => url)).toEqual([
      'https://api.twisto.cz/v2/invoice/',
      'https://api.twisto.cz/v2/invoice/inv-1/activate/',
    ]);
    expect(server.calls[0]?.headers.get('authorization')).toMatch(/^public,live_key/);
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({
      transaction_id: 'transaction',
      eshop_invoice_id: '1260000001',
    });
  });

  it('activates later what could not be activated at once', async () => {
    const server = serverThat(
      ...[Response.json(made), Response.json({}, { status: 503 })],
      ...[Response.json(made), Response.json(active)],
    );
    const twisto = twistoAt(server);
    const charged = await twisto.charge?.(attempt, 'twisto', 'transaction');
    expect(charged).toMatchObject({ reference: 'inv-1', news: 'pending' });
    expect(await twisto.stateOf('inv-1')).toEqual({ news: 'captured', amount: 1_000 });
  });

  it.each([
    [422, 'is news', { news: 'failed' }],
    [400, 'is news', { news: 'failed' }],
  ])('that answers %d %s', async (status, _, expected) => {
    const server = serverThat(Response.json({}, { status }));
    expect(await twistoAt(server).charge?.(attempt, 'twisto', 'x')).toMatchObject(expected);
  });

  it.each([401, 500, 503])('that answers %d is in trouble', async (status) => {
    const server = serverThat(Response.json({}, { status }));
    await expect(twistoAt(server).charge?.(attempt, 'twisto', 'x')).rejects.toThrow(GatewayError);
  });
});

describe('a loan company', () => {
  const secret = 'podpis';
  const companyAt = (server: ReturnType<typeof serverThat>) =>
    createLoanCompany({
      address: 'https://loans.example',
      username: 'shop',
      password: 'heslo',
      secret,
      isSandbox: false,
      fetch: server.fetch,
    });
  const login = () => Response.json({ accessToken: 'token-1' });
  const application = (stateReason: string) =>
    Response.json({
      id: 'app-1',
      stateReason,
      gatewayRedirectUrl: 'https://loans.example/app-1',
      order: { totalPrice: { amount: 100_000, currency: 'CZK' } },
      settingsInstallment: {
        preferredMonths: 10,
        preferredInstallment: { amount: 10_000 },
        preferredDownPayment: { amount: 0 },
      },
    });

  it.each([
    ['PROCESSING_REDIRECT_NEEDED', 'open'],
    ['PROCESSING_REVIEW', 'review'],
    ['PROCESSING_SIGNED', 'review'],
    ['READY_TO_SHIP', 'ready'],
    ['READY_SHIPPED', 'completed'],
    ['READY_PAID', 'completed'],
    ['REJECTED', 'rejected'],
    ['CANCELLED_NOT_PAID', 'cancelled'],
  ])('that says %s means %s', async (reason, status) => {
    const server = serverThat(login(), application(reason));
    const loan = await companyAt(server).loanOf('app-1');
    const plan = { months: 10, installment: 100, downPayment: 0 };
    expect(loan).toMatchObject({ reference: 'app-1', status, price: 1_000, plan });
    expect(server.calls[1]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('that says what nobody knows is in trouble', async () => {
    const server = serverThat(login(), application('NEVER_HEARD'));
    await expect(companyAt(server).loanOf('app-1')).rejects.toThrow(GatewayError);
  });

  it('is believed only what it signed', () => {
    const read = (checkSum: string) =>
      companyAt(serverThat()).readMessage({
        headers: {},
        body: JSON.stringify({
          applicationId: 'app-1',
          orderReference: 'number-1',
          stateReason: 'REJECTED',
          checkSum,
        }),
      });
    const sum = createHmac('sha512', secret).update('number-1:REJECTED').digest('hex');
    expect(read(sum.toUpperCase())).toMatchObject({ reference: 'app-1' });
    expect(read(sum.toUpperCase().replace(/^./, 'X'))).toBeNull();
    expect(read('')).toBeNull();
  });
});

describe("Apple Pay's session", () => {
  const url = appleAddress('https://apple-pay-gateway.apple.com/paymentservices/startSession');
  const shop = { name: 'Obměna s.r.o.', domain: 'shop.example' };

  it('is asked for with the certificate of the shop', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'apple-'));
    const certificateFile = join(folder, 'cert.pem');
    writeFileSync(certificateFile, 'certificate');
    const identity = { merchantId: 'merchant.example', certificateFile, keyFile: certificateFile };
    const sent: unknown[] = [];
    const session = await openAppleSession(
      identity,
      url ?? new URL('x:'),
      shop,
      (to, body, { cert }) => {
        sent.push([to.hostname, JSON.parse(body), String(cert)]);
        return Promise.resolve('{"nonce":"1"}');
      },
    );
    expect(session).toBe('{"nonce":"1"}');
    expect(sent).toEqual([
      [
        'apple-pay-gateway.apple.com',
        {
          merchantIdentifier: 'merchant.example',
          displayName: 'Obměna s.r.o.',
          initiative: 'web',
          initiativeContext: 'shop.example',
        },
        'certificate',
      ],
    ]);
    rmSync(folder, { recursive: true });
  });

  it('is trouble where the certificate cannot be read, and its path stays unsaid', async () => {
    const identity = { merchantId: 'm', certificateFile: '/secret/none.pem', keyFile: '/secret/x' };
    const open = openAppleSession(identity, url ?? new URL('x:'), shop);
    await expect(open).rejects.toThrow(GatewayError);
    await expect(open).rejects.not.toThrow(/secret/);
  });
});
