interface SeedText {
  readonly title: string;
  readonly perex: string;
  /** In the notation of read-blocks.ts. */
  readonly body: string;
}

export interface SeedArticle {
  readonly slug: { readonly cz: string; readonly ro: string };
  /** How long before the seeding it came out. */
  readonly daysAgo: number;
  readonly cs: SeedText;
  readonly ro: SeedText;
}

export interface SeedQuestion {
  readonly slug: { readonly cz: string; readonly ro: string };
  /** Question and answer; the answer in the notation of read-blocks.ts. */
  readonly cs: readonly [question: string, answer: string];
  readonly ro: readonly [question: string, answer: string];
}

export interface SeedQuestionGroup {
  readonly slug: { readonly cz: string; readonly ro: string };
  readonly name: { readonly cs: string; readonly ro: string };
  readonly questions: readonly SeedQuestion[];
}

export interface SeedJob extends SeedArticle {
  readonly place: { readonly cz: string; readonly ro: string };
  readonly employment: 'full_time' | 'part_time' | 'agreement';
  /** Monthly, before tax, whole units of the market: from and to. */
  readonly salary: {
    readonly cz: readonly [number, number];
    readonly ro: readonly [number, number];
  };
}
