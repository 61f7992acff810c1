/** One event of a stream, as the standard of server-sent events says. */
export interface StreamEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

export interface StreamReader {
  /** Takes the next piece of text and answers the events that it completes. */
  readonly read: (text: string) => StreamEvent[];
  /** Milliseconds of the last `retry:` line; null where there was none. */
  readonly retryMs: () => number | null;
}

interface Block {
  id: string | null;
  event: string;
  readonly data: string[];
}

const emptyBlock = (): Block => ({ id: null, event: 'message', data: [] });

/** Reads text/event-stream piece by piece; a piece may end in the middle of a line. */
export function createStreamReader(): StreamReader {
  let rest = '';
  let block = emptyBlock();
  let retryMs: number | null = null;

  const takeLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const { id, event, data } = block;
      block = emptyBlock();
      return data.length === 0 ? null : { id, event, data: data.join('\n') };
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') block.data.push(value);
    else if (name === 'event') block.event = value;
    else if (name === 'id') block.id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
    return null;
  };

  return {
    retryMs: () => retryMs,
    read(text) {
      // A lone carriage return at the end may be half of a line's end.
      const [, whole = '', half = ''] = /^([^]*?)(\r?)$/.exec(rest + text) ?? [];
      const lines = whole.split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + half;
      return lines.flatMap((line) => takeLine(line) ?? []);
    },
  };
}
