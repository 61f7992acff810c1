/** Where a sold device is sent, as it stands on the parcel. */
export const parcel = {
  title: 'Kam zařízení poslat',
  text: 'Štítek vytiskněte a nalepte na balík, nebo z něj adresu a číslo opište.',
  number: 'Výkup č. {{number}}',
  qrLabel: 'Číslo výkupu pro čtečku na příjmu',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly parcel: Translated<typeof parcel>;
  }
}
