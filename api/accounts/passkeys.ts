import type { Knex } from 'knex';
import { stepMinutes } from '#core/accounts/second-factor.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Purpose = 'add' | 'prove';
type PasskeyRow = Pick<
  Rows['second_factors'],
  'id' | 'credential_id' | 'public_key' | 'sign_count'
>;

// Its parsers of certificates are read when the first passkey is used, which most processes never see.
const library = () => import('@simplewebauthn/server');

/** The shop as browsers know it: a passkey works on this host and nowhere else. */
const shopOf = ({ environment: { publicUrl } }: Dependencies) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

const idOf = (row: PasskeyRow): string => row.credential_id?.toString('base64url') ?? '';

const passkeysOf = (knex: Knex, userId: number): Promise<PasskeyRow[]> =>
  knex('second_factors')
    .where({ user_id: userId, kind: 'passkey' })
    .select<PasskeyRow[]>('id', 'credential_id', 'public_key', 'sign_count');

async function keepChallenge(
  knex: Knex,
  { userId, purpose, now }: { userId: number; purpose: Purpose; now: Date },
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + stepMinutes * 60_000);
  await knex('factor_challenges')
    .insert({ user_id: userId, purpose, challenge, expires_at: expiresAt })
    .onConflict(['user_id', 'purpose'])
    .merge();
}

/** The challenge that was asked last; good for one answer. */
async function takeChallenge(
  knex: Knex,
  userId: number,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const [row] = await knex('factor_challenges')
    .where({ user_id: userId, purpose })
    .where('expires_at', '>', now)
    .delete()
    .returning<{ challenge: string }[]>('challenge');
  return row?.challenge ?? null;
}

interface Owner {
  readonly id: number;
  readonly e_mail: string;
  readonly name: string;
}

/** What the browser makes a passkey of, as JSON. */
export async function passkeyToMake(deps: Dependencies, owner: Owner, now: Date): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Obměna',
    rpID: shopOf(deps).rpID,
    userName: owner.e_mail,
    userDisplayName: owner.name,
    excludeCredentials: (await passkeysOf(deps.knex, owner.id)).map((row) => ({ id: idOf(row) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(deps.knex, { userId: owner.id, purpose: 'add', now }, options.challenge);
  return JSON.stringify(options);
}

/** What an answer of a browser is read as; the library judges it and throws at anything else. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each call has a type of its own
const read = <T>(answer: string): T => JSON.parse(answer) as T;

/** Stores a passkey that a browser has made; false where its answer is not right. */
export async function addPasskey(
  deps: Dependencies,
  { id: userId }: Owner,
  { name, answer, now }: { readonly name: string; readonly answer: string; readonly now: Date },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await takeChallenge(deps.knex, userId, 'add', now);
  if (expectedChallenge === null) return false;
  const { rpID, origin } = shopOf(deps);
  const checked = await verifyRegistrationResponse({
    response: read(answer),
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null);
  if (!checked?.verified) return false;
  const { credential } = checked.registrationInfo;
  await deps
    .knex('second_factors')
    .insert({
      user_id: userId,
      kind: 'passkey',
      name,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      created_at: now,
      confirmed_at: now,
    })
    .onConflict('credential_id')
    .ignore();
  return true;
}

/** What the browser asks the passkeys of somebody for, as JSON. */
export async function passkeyToAsk(deps: Dependencies, userId: number, now: Date): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: shopOf(deps).rpID,
    allowCredentials: (await passkeysOf(deps.knex, userId)).map((row) => ({ id: idOf(row) })),
    userVerification: 'required',
  });
  await keepChallenge(deps.knex, { userId, purpose: 'prove', now }, options.challenge);
  return JSON.stringify(options);
}

/** Whether a browser's answer proves one of somebody's passkeys. */
export async function provePasskey(
  deps: Dependencies,
  userId: number,
  answer: string,
  now: Date,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await library();
  const expectedChallenge = await takeChallenge(deps.knex, userId, 'prove', now);
  if (expectedChallenge === null) return false;
  const { rpID, origin } = shopOf(deps);
  const rows = await passkeysOf(deps.knex, userId);
  const checked = await Promise.resolve()
    .then(() => {
      const response = read<Parameters<typeof verifyAuthenticationResponse>[0]['response']>(answer);
      const row = rows.find((one) => idOf(one) === response.id);
      if (!row?.public_key) return null;
      return verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: idOf(row),
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.sign_count),
        },
      });
    })
    .catch(() => null);
  if (!checked?.verified) return false;
  const { credentialID, newCounter } = checked.authenticationInfo;
  await deps
    .knex('second_factors')
    .where({ user_id: userId, credential_id: Buffer.from(credentialID, 'base64url') })
    .update({ sign_count: newCounter, last_used_at: now });
  return true;
}
