import type { CompanyAnswer } from '#core/customers/company-terms.ts';

/** The public register of a market's companies: ARES in `cz`, ANAF in `ro`. */
export interface CompanyRegister {
  readonly isSandbox: boolean;
  /** Looks a company up by its number, digits alone and checked; never rejects. */
  readonly find: (number: string) => Promise<CompanyAnswer>;
}

export interface RegisterSettings {
  readonly isSandbox: boolean;
  /** Tells staff that the register is not there or has changed. */
  readonly report: (problem: string) => void;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Asks and reads; whatever goes wrong on the way is one outcome, told once in the log. */
export async function askRegister(
  { report, patienceMs = 5_000, fetch: send = fetch }: RegisterSettings,
  [url, init]: readonly [url: string, init: RequestInit],
  read: (response: Response) => Promise<CompanyAnswer>,
): Promise<CompanyAnswer> {
  try {
    return await read(await send(url, { ...init, signal: AbortSignal.timeout(patienceMs) }));
  } catch (error) {
    report(error instanceof Error ? error.name : 'unknown');
    return { outcome: 'unavailable' };
  }
}
