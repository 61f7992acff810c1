import { resolve } from 'node:path';

export interface CommandLine {
  /** `-r` files, run before the program. */
  readonly preloaded: readonly string[];
  readonly inspectPort: number | undefined;
  readonly debuggingPort: number | undefined;
  readonly switches: ReadonlyMap<string, string>;
  /** Folder or file of the program. */
  readonly program: string;
}

/** Electron's command line: `electron [switches] <program> [arguments of the program]`. */
export function readCommandLine(words: readonly string[]): CommandLine {
  const preloaded: string[] = [];
  const switches = new Map<string, string>();
  let program: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, name, value = ''] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (word === '-r' || word === '--require') preloaded.push(words[(at += 1)] ?? '');
    else if (name !== undefined) switches.set(name, value);
    else program ??= word;
  }
  const port = (name: string) => (switches.has(name) ? Number(switches.get(name)) : undefined);
  return {
    preloaded,
    inspectPort: port('inspect'),
    debuggingPort: port('remote-debugging-port'),
    switches,
    program: resolve(program ?? '.'),
  };
}
