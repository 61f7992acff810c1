import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DevToolsSession } from './devtools.ts';
import type { PressedKey } from './menus.ts';
import { makeCodec } from './page/codec.ts';
import { pageScript, preloadScript } from './page/page-scripts.ts';

type FromPage =
  | ({ readonly kind: 'key' } & PressedKey)
  | {
      readonly kind: 'invoke';
      readonly id: number;
      readonly channel: string;
      readonly text: string;
    };

interface Options {
  readonly session: DevToolsSession;
  /** File of the preload script. */
  readonly preload: string | undefined;
  readonly pressed: (key: PressedKey) => void;
  readonly invoked: (channel: string, given: readonly unknown[]) => Promise<unknown>;
}

const name = 'Electron Isolated Context';
const codec = makeCodec();

/**
 * The preload script's side of a page: a world of its own in Chromium, with a function into the main process that the
 * page's scripts cannot see, and one out of it.
 */
export async function provideIsolatedWorld({ session, preload, pressed, invoked }: Options) {
  const secret = `x${randomBytes(8).toString('hex')}`;
  const worlds = new Set<number>();
  /** The world may be gone by now: its page was left. */
  const tell = async (contextId: number, given: readonly unknown[]): Promise<void> => {
    const words = given.map((word) => JSON.stringify(word)).join(', ');
    const expression = `globalThis[${JSON.stringify(secret)}](${words})`;
    await session.send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
  };
  const receive = async (world: number, message: FromPage): Promise<void> => {
    if (message.kind === 'key') {
      pressed(message);
      return;
    }
    const { id, channel, text } = message;
    let answer: readonly [boolean, string];
    try {
      const given = codec.decode(text) as unknown[]; // invoke encodes its list of arguments.
      answer = [true, codec.encode(await invoked(channel, given))];
    } catch (error) {
      answer = [false, String(error)];
    }
    await tell(world, ['answer', String(id), ...answer]);
  };

  type Context = { context: { id: number; name: string } };
  session.on('Runtime.executionContextCreated', ({ context }: Context) => {
    if (context.name === name) worlds.add(context.id);
  });
  session.on('Runtime.executionContextDestroyed', (gone: { executionContextId: number }) =>
    worlds.delete(gone.executionContextId),
  );
  session.on('Runtime.executionContextsCleared', () => worlds.clear());
  session.on('Inspector.targetCrashed', () => worlds.clear());
  session.on('Runtime.bindingCalled', (call: { executionContextId: number; payload: string }) => {
    // The preload script's world posts nothing else.
    void receive(call.executionContextId, JSON.parse(call.payload) as FromPage);
  });

  const binding = `${secret}b`;
  await session.send('Runtime.addBinding', { name: binding, executionContextName: name });
  const code = preload === undefined ? '' : readFileSync(preload, 'utf8');
  const onNewDocument = 'Page.addScriptToEvaluateOnNewDocument';
  await session.send(onNewDocument, { source: pageScript(secret) });
  const source = preloadScript(secret, { binding, receive: secret }, code);
  await session.send(onNewDocument, { source, worldName: name });
  return {
    send(channel: string, text: string): void {
      for (const world of worlds) void tell(world, ['event', channel, true, text]);
    },
  };
}

export type IsolatedWorld = Awaited<ReturnType<typeof provideIsolatedWorld>>;

/** Text of what `webContents.send` sends; throws where it cannot be cloned, as Electron does. */
export const encodeSent = (given: readonly unknown[]): string => codec.encode(given);
