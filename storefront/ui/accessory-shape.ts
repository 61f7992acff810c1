import { foldText } from '#core/shared/text.ts';

/**
 * What an accessory looks like, by words of its name in either language; the first that fits counts,
 * so that a wireless charger is no charger and a cable with a plug is a cable.
 */
const words = [
  ['glass', /\b(sklo|skla|folie|folii|sticla|glass)\b/],
  ['case', /\b(pouzdro|pouzdra|kryt|kryty|obal|husa|husuri|carcasa|case)\b/],
  ['strap', /\b(reminek|reminky|tah|curea|curele|strap)\b/],
  ['power-bank', /\b(powerbanka|powerbank|power bank|baterie externa|powercore)\b/],
  ['holder', /\b(drzak|stojan|stojanek|suport|holder)\b/],
  ['stylus', /\b(stylus|pencil|s pen|pen)\b/],
  ['wireless', /\b(bezdratova|wireless|magsafe nabijecka|incarcator apple magsafe)\b/],
  ['charger', /\b(nabijecka|incarcator|charger|adapter)\b/],
  ['cable', /\b(kabel|cablu|cable)\b/],
  ['over-ear', /\b(max|tune|wh-\w+|major|over-ear|headphones)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type AccessoryShape = (typeof words)[number][0] | 'earbuds';

/** Names without a telling word are headphones, which makers sell by a bare model name. */
export function accessoryShapeOf(name: string): AccessoryShape {
  const folded = foldText(name);
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'earbuds';
}
