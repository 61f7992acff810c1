/** The catalogue of devices. */
export const devices = {
  parts: 'Části katalogu zařízení',
  part_models: 'Modely',
  part_colors: 'Barvy',
  part_types: 'Typy',
  colorPreview: 'Zařízení v odstínu {{hex}}',
} as const;
