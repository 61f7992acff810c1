import type { Language } from '#core/market/market.ts';
import { allPhrases } from '../i18n/all-phrases.ts';
import type { Menu } from '../lib/menu.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import type { SharedParts } from './shared-parts.ts';

interface Written {
  readonly menu: Menu;
  readonly address: string;
}

// The server hands the same reply of `config` to all pages of a language until it changes.
const written = new WeakMap<ShopConfig, Written>();

/**
 * Publishes what all pages of a language share and answers its address. `publish` makes the text
 * available there, under a name made of its content.
 */
export function writeSharedParts(
  { config, menu }: Pick<SharedParts, 'config' | 'menu'>,
  language: Language,
  publish: (text: string) => string,
): string {
  const kept = written.get(config);
  if (kept?.menu === menu) return kept.address;
  const { shell } = allPhrases[language];
  const parts: SharedParts = {
    config: { ...config, urls: publicUrls(config.urls) },
    menu,
    phrases: { shell },
  };
  const address = publish(JSON.stringify(parts));
  written.set(config, { menu, address });
  return address;
}

/** Visitors need no paths of the back office. */
const publicUrls = (urls: ShopConfig['urls']): ShopConfig['urls'] =>
  Object.fromEntries(Object.entries(urls).filter(([key]) => !key.startsWith('admin-')));
