import type { ServerResponse } from 'node:http';
import { recordedTables } from '#core/changes/recorded-tables.ts';
import type { LiveEvent } from '#core/contract/live-events.ts';
import type { Permission } from '#core/permissions/roles.ts';

/** An event with the transaction from which a reader of it must go on. */
export interface PublishedEvent extends LiveEvent {
  readonly since: string;
}

/** One open stream. */
export interface Stream {
  readonly response: ServerResponse;
  /** Hash of the session's token in hex. */
  readonly session: string;
  readonly permissions: readonly Permission[];
  /** Events that came before the stream has said what it missed; null once it has. */
  waiting: PublishedEvent[] | null;
}

/** What a slow reader may leave unread before its stream is ended; it comes back and reads anew. */
const mostUnread = 262_144;

/** One event as text of the stream. */
export const eventText = (name: string, id: string | null, data: unknown): string =>
  `event: ${name}\n${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Streams of this process, and what is sent to them. */
export class LiveHub {
  readonly #streams = new Set<Stream>();
  #dropped = 0;
  #sent = 0;

  get streams(): readonly Stream[] {
    return [...this.#streams];
  }

  /** Numbers for the metrics. */
  get counts(): { readonly open: number; readonly sent: number; readonly dropped: number } {
    return { open: this.#streams.size, sent: this.#sent, dropped: this.#dropped };
  }

  add(stream: Stream): void {
    this.#streams.add(stream);
    stream.response.once('close', () => this.#streams.delete(stream));
  }

  /** Sends an event to whoever may read its table. */
  publish(event: PublishedEvent): void {
    for (const stream of this.#streams) {
      if (stream.waiting) stream.waiting.push(event);
      else this.sendEvent(stream, event);
    }
  }

  sendEvent(stream: Stream, { since, topic, ids, by }: PublishedEvent): void {
    const table = recordedTables[topic];
    if (!table || !stream.permissions.includes(table.read)) return;
    this.#write(stream, eventText('change', since, { topic, ids, by }));
  }

  /** Lets everybody read everything anew, because events were missed. */
  resetAll(): void {
    for (const stream of this.#streams) this.send(stream, eventText('reset', null, {}));
  }

  /** A comment keeps proxies from ending a quiet stream. */
  beat(): void {
    for (const stream of this.#streams) this.#write(stream, ': \n\n');
  }

  /** Ends streams, of one session or of all. */
  end(session?: string): void {
    for (const stream of this.#streams) {
      if (session === undefined || stream.session === session) stream.response.end();
    }
  }

  send(stream: Stream, text: string): void {
    this.#write(stream, text);
  }

  #write({ response }: Stream, text: string): void {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    this.#sent += 1;
    if (response.writableLength <= mostUnread) return;
    this.#dropped += 1;
    response.destroy();
  }
}
