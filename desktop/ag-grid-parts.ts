/** What AG Grid's core and editing take along whatever modules are chosen, and no list ever uses. */
const unused: Readonly<Record<string, readonly string[]>> = {
  CommunityCoreModule: [
    // Rows of the lists come from the server, and are texts by the time they are drawn.
    ...['ClientSideRowModelModule', 'DataTypeModule', 'ExpressionModule', 'ChangeDetectionModule'],
    // The lists draw these by themselves, or have none.
    ...['OverlayModule', 'SkeletonCellRendererModule', 'ColumnFlexModule', 'TouchModule'],
  ],
  // Cells are edited in their place, and say by themselves what is wrong.
  EditCoreModule: ['PopupModule', 'TooltipModule'],
};

/** The same in the midst of its code: the look that a list without one would have, and whole rows as forms. */
const replaced: readonly (readonly [string, string])[] = [
  ['return themeQuartz;', 'return createTheme();'],
  [
    'singleCell: SingleCellEditStrategy,\n    fullRow: FullRowEditStrategy',
    'singleCell: SingleCellEditStrategy',
  ],
];

function without(code: string, module: string, parts: readonly string[]): string {
  const declaration = new RegExp(`(var ${module} = \\{.*?dependsOn: \\[)(.*?)(\\])`, 's');
  const found = declaration.exec(code);
  const taken = found?.[2]?.split(',').map((name) => name.trim()) ?? [];
  const missing = parts.filter((name) => !taken.includes(name));
  if (missing.length > 0) throw new Error(`${module} of AG Grid has no ${missing.join(', ')}`);
  const kept = taken.filter((name) => !parts.includes(name)).join(', ');
  return code.replace(declaration, (_, start: string, _list, end: string) => start + kept + end);
}

function swapped(code: string, [old, now]: readonly [string, string]): string {
  if (code.split(old).length !== 2) throw new Error(`AG Grid has not once: ${old}`);
  return code.replace(old, now);
}

/**
 * Leaves parts of AG Grid out of a bundle that it would take along whatever modules are chosen; its
 * code asks for each before using it. Another version of it that has other parts does not build.
 */
export const agGridParts = {
  name: 'ag-grid-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /ag-grid-community\/dist\/package\/main\.esm\.mjs$/ },
    handler: (code: string): string =>
      replaced.reduce(
        swapped,
        Object.entries(unused).reduce(
          (left, [module, parts]) => without(left, module, parts),
          code,
        ),
      ),
  },
} as const;
