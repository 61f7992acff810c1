/**
 * One of the two ends of contextBridge: the preload script's isolated world and the page's own. Both see the same
 * document, so events with a secret name are synchronous calls between them. Functions cross as names and are called
 * back, values are cloned, what is exposed is frozen (https://www.electronjs.org/docs/latest/api/context-bridge).
 * It runs as source text in the page, so it may use nothing from outside.
 */
export function bridgeEnd(
  secret: string,
  side: 'page' | 'preload',
): { readonly expose: (key: string, api: unknown) => void } {
  type Packed = readonly [kind: string, value: unknown];
  type Callable = (...given: unknown[]) => unknown;
  const other = side === 'page' ? 'preload' : 'page';
  const owned = new Map<string, Callable>();
  const names = new WeakMap<Callable, string>();
  const waiting = new Map<string, { resolve: Callable; reject: Callable }>();
  let last = 0;
  const answers: Packed[] = [];
  const target = document;
  const fire = (kind: string, detail: unknown) =>
    target.dispatchEvent(new CustomEvent(`${secret}-${other}-${kind}`, { detail }));
  const on = (kind: string, listener: (detail: never) => void): void =>
    target.addEventListener(`${secret}-${side}-${kind}`, (event) =>
      // The other end fires nothing else under this name.
      listener((event as CustomEvent<never>).detail),
    );
  const newName = () => `${side}${String((last += 1))}`;
  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  const pack = (value: unknown): Packed => {
    if (typeof value === 'function') {
      const callable = value as Callable; // typeof has just said so.
      const name = names.get(callable) ?? newName();
      names.set(callable, name);
      owned.set(name, callable);
      return ['function', name];
    }
    if (value === null || typeof value !== 'object') return ['value', value];
    if (value instanceof Promise) {
      const name = newName();
      value.then(
        (result) => fire('settled', [name, true, pack(result)]),
        (error: unknown) => fire('settled', [name, false, ['value', messageOf(error)]]),
      );
      return ['promise', name];
    }
    if (Array.isArray(value)) return ['array', value.map(pack)];
    if (Object.prototype.toString.call(value) !== '[object Object]') return ['value', value];
    return ['object', Object.entries(value).map(([key, item]) => [key, pack(item)])];
  };
  const unpack = ([kind, value]: Packed): unknown => {
    // pack of the other end wrote each value by its kind.
    if (kind === 'function') return owned.get(value as string) ?? proxyOf(value as string);
    if (kind === 'array') return Object.freeze((value as Packed[]).map(unpack)); // As above.
    if (kind === 'promise') {
      return new Promise((resolve, reject) => waiting.set(value as string, { resolve, reject })); // As above.
    }
    if (kind !== 'object') return value;
    const entries = value as [string, Packed][]; // As above.
    return Object.freeze(Object.fromEntries(entries.map(([key, item]) => [key, unpack(item)])));
  };
  const proxyOf =
    (name: string): Callable =>
    (...given) => {
      fire('call', [name, given.map(pack)]);
      // The other end has answered before its event returns.
      const answer = answers.pop();
      if (answer === undefined) throw new Error('An object could not be cloned.');
      const [kind, value] = answer;
      if (kind === 'thrown') throw new Error(String(value));
      return unpack(answer);
    };
  on('call', ([name, given]: [string, Packed[]]) => {
    let result: Packed;
    try {
      result = pack(owned.get(name)?.(...given.map(unpack)));
    } catch (error) {
      result = ['thrown', messageOf(error)];
    }
    fire('answer', result);
  });
  on('answer', (given: Packed) => void answers.push(given));
  on('settled', ([name, isOk, value]: [string, boolean, Packed]) => {
    const { resolve, reject } = waiting.get(name) ?? {};
    waiting.delete(name);
    if (isOk) resolve?.(unpack(value));
    else reject?.(new Error(String(value[1])));
  });
  if (side === 'page') {
    on('expose', ([key, api]: [string, Packed]) =>
      Object.defineProperty(globalThis, key, { value: unpack(api), enumerable: true }),
    );
  }
  return { expose: (key, api) => fire('expose', [key, pack(api)]) };
}
