/** Whether the browser and the address of the page allow passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

// The library comes with the first press: customers never need it.
const library = () => import('@simplewebauthn/browser');

/** Lets the browser make a passkey; options and answer are JSON of WebAuthn. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  // The API's own library has written it.
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as Options }));
}

/** Lets the browser prove a passkey. */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  // The API's own library has written it.
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) as Options }));
}
