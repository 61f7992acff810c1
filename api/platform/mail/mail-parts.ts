import type { Language } from '#core/market/market.ts';

/** What a mail says, as plain texts; the layout escapes them all. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Titled groups, such as what an inspection found and the words of who inspected. */
  readonly groups: readonly {
    readonly title: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
    readonly text?: string;
  }[];
  readonly buttons: readonly {
    readonly label: string;
    readonly url: string;
    readonly quiet?: boolean;
  }[];
  readonly signature: string;
  readonly footer: string;
}
