import { usePhrases } from '../../i18n/use-phrases.ts';

/** The back of a phone in the colour that is typed, as customers see it; grey until it is a colour. */
export function ColorDrawing({ hex }: { readonly hex: string }) {
  const t = usePhrases('devices');
  const color = /^#[0-9a-f]{6}$/i.test(hex.trim()) ? hex.trim() : '#d9d9d9';
  return (
    <svg
      role="img"
      aria-label={t('colorPreview', { hex })}
      width="72"
      height="148"
      viewBox="0 0 72 148"
    >
      <rect x="1" y="1" width="70" height="146" rx="12" fill={color} stroke="#00000055" />
      <rect x="7" y="7" width="30" height="30" rx="8" fill="#00000022" />
      <circle cx="16" cy="16" r="5" fill="#00000066" />
      <circle cx="28" cy="28" r="5" fill="#00000066" />
    </svg>
  );
}
