import { Socket } from 'node:net';
import pg from 'pg';
import type { Connection } from '../settings/connection.ts';
import { clientConfig } from './connection.ts';

/** Asks whether somebody answers; rejects with what was answered instead. Gives up on the signal. */
export type Probe = (signal: AbortSignal) => Promise<unknown>;

/** A connection of its own with an empty statement. */
export const databaseProbe =
  (connection: Connection): Probe =>
  async (signal) => {
    const socket = new Socket();
    signal.addEventListener('abort', () => socket.destroy());
    const config = clientConfig(connection, 'obmena-probe');
    const client = new pg.Client({ ...config, stream: () => socket });
    // What it breaks on fails the probe.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select');
    } finally {
      socket.destroy();
    }
  };

const looks = 8;

/**
 * Whether a probe is answered in so many ms, by whatever. Time is counted in the turns that the program
 * really had: one that was busy itself for seconds has not waited.
 */
export function answersInTime(probe: Probe, milliseconds: number): Promise<boolean> {
  const giveUp = new AbortController();
  return new Promise((resolve) => {
    let left = looks;
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) end(false);
    }, milliseconds / looks);
    const end = (isAnswered: boolean) => {
      clearInterval(timer);
      resolve(isAnswered);
      giveUp.abort();
    };
    probe(giveUp.signal).then(
      () => end(true),
      () => end(true),
    );
  });
}
