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

const listeners = new Map<string, Set<Listener>>();

/** Hands an event to whoever listens to its topic. */
export function tellListeners(event: LiveEvent): void {
  for (const listener of listeners.get(event.topic) ?? []) listener(event);
}

/** Events were missed: everybody asks again. */
export function tellEverybody(): void {
  for (const topic of [...listeners.keys()]) tellListeners({ topic, ids: null, by: null });
}

/** Calls the handler for every change of a table, as long as the component is there. */
export function useLive(topic: string, handler: Listener): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const listener: Listener = (event) => latest(event);
    const others = listeners.get(topic) ?? new Set();
    listeners.set(topic, others.add(listener));
    return () => {
      others.delete(listener);
      if (others.size === 0) listeners.delete(topic);
    };
  }, [topic]);
}

/** Asks for queries again whenever a table changes; the key is the beginning of the queries' keys. */
export function useLiveQueries(topic: string, queryKey: QueryKey): void {
  const queries = useQueryClient();
  useLive(topic, () => void queries.invalidateQueries({ queryKey }));
}
