/** One measured sentence of the bench table. */
export interface Measurement {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** The bound that the project set itself, and on which side of it the number should lie. */
  readonly bound: number;
  readonly better: 'more' | 'less';
}

const holds = ({ measured, bound, better }: Measurement) =>
  better === 'more' ? measured >= bound : measured <= bound;

const digits = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** Prints the table that the README and release notes quote. */
export function printReport(measurements: readonly Measurement[]): void {
  const rows = measurements.map((row) => ({
    what: row.what,
    measured: `${digits(row.measured)} ${row.unit}`,
    wanted: `${row.better === 'more' ? '≥' : '≤'} ${digits(row.bound)}`,
    holds: holds(row) ? 'yes' : 'NO',
  }));
  const wide = (key: keyof (typeof rows)[number]) =>
    Math.max(key.length, ...rows.map((row) => row[key].length));
  const line = (row: (typeof rows)[number]) =>
    `| ${row.what.padEnd(wide('what'))} | ${row.measured.padStart(wide('measured'))} | ` +
    `${row.wanted.padStart(wide('wanted'))} | ${row.holds.padEnd(wide('holds'))} |`;
  const head = { what: 'what', measured: 'measured', wanted: 'wanted', holds: 'holds' };
  console.log(['', line(head), ...rows.map(line), ''].join('\n'));
}
