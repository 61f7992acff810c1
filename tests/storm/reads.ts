import { setTimeout as wait } from 'node:timers/promises';

/** What is going on, as a read meets it. */
const weathers = ['calm', 'cut', 'database killed', 'disk full', 'shop killed'] as const;
export type Weather = (typeof weathers)[number];

interface Share {
  asked: number;
  answered: number;
  /** What was not answered, by status and address. */
  failures: Map<string, number>;
}

/** Readings of pages and lists that anybody sees, each tried once, counted by what was going on. */
export class Reads {
  weather: Weather = 'calm';
  readonly #shares = new Map<Weather, Share>(
    weathers.map((weather) => [weather, { asked: 0, answered: 0, failures: new Map() }]),
  );

  count(weather: Weather, status: number, path: string): void {
    const share = this.#shares.get(weather);
    if (!share) return;
    share.asked += 1;
    if (status === 200) {
      share.answered += 1;
      return;
    }
    const failure = `${String(status)} ${path}`;
    share.failures.set(failure, (share.failures.get(failure) ?? 0) + 1);
  }

  /** Of the reads while the database was away, cut off or without room. */
  shareDuringCuts(): number {
    const hard = ['cut', 'database killed', 'disk full'] as const;
    const shares = hard.map((weather) => this.#shares.get(weather));
    const sum = (what: 'asked' | 'answered') =>
      shares.reduce((all, share) => all + (share?.[what] ?? 0), 0);
    return sum('asked') === 0 ? 1 : sum('answered') / sum('asked');
  }

  table(): Readonly<Record<string, string>>[] {
    return [...this.#shares].map(([weather, { asked, answered, failures }]) => ({
      weather,
      asked: String(asked),
      answered: asked === 0 ? '–' : `${((answered / asked) * 100).toFixed(2)} %`,
      otherwise: [...failures].map(([failure, count]) => `${failure}: ${String(count)}`).join(', '),
    }));
  }
}

/** 0 where no whole answer came: a body can end halfway, too. */
const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(15_000) })
    .then(async (response) => (await response.arrayBuffer(), response.status))
    .catch(() => 0);

/** Reads one address after the other until the end; the worse of the weathers at both ends counts. */
export async function readOnAndOn(
  url: string,
  paths: readonly string[],
  reads: Reads,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    for (const path of paths) {
      const before = reads.weather;
      const status = await statusOf(url + path);
      const worse = Math.max(weathers.indexOf(before), weathers.indexOf(reads.weather));
      reads.count(weathers[worse] ?? 'calm', status, path);
      await wait(25);
    }
  }
}
