import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Something changed on the server. Never values: whoever shows the rows asks for them again. */
export interface LiveEvent {
  /** Table that changed. */
  readonly topic: string;
  /** Rows that changed; null for many, or when events were missed. */
  readonly ids: readonly number[] | null;
  /** User who changed it; null for customers, jobs, or when unknown. */
  readonly by: number | null;
}

type Listener = (event: LiveEvent) => void;

/** Who listens, and to what. */
const listeners = new Map<Listener, ReadonlySet<string>>();
/** Listens to every table, such as the log of all changes. */
export const anyTopic = '*';

/** Hands an event to whoever listens to its topic. */
export function publishChange(event: LiveEvent): void {
  for (const [listener, topics] of [...listeners]) {
    if (topics.has(event.topic) || topics.has(anyTopic)) listener(event);
  }
}

/** Events were missed, or a person wants everything anew: everybody asks again. */
export function invalidateAll(): void {
  for (const listener of [...listeners.keys()]) listener({ topic: anyTopic, ids: null, by: null });
}

/** Calls the handler for every change of a table or of some, as long as the component is there. */
export function useLive(topics: string | readonly string[], handler: Listener): void {
  const latest = useEffectEvent(handler);
  const named = [topics].flat().join(' ');
  useEffect(() => {
    const listener: Listener = (event) => latest(event);
    listeners.set(listener, new Set(named.split(' ')));
    return () => void listeners.delete(listener);
  }, [named]);
}

/** Asks for queries again whenever a table changes; the key is the beginning of the queries' keys. */
export function useLiveQueries(topic: string, queryKey: QueryKey): void {
  const queries = useQueryClient();
  useLive(topic, () => void queries.invalidateQueries({ queryKey }));
}
