import {
  CellApiModule,
  colorSchemeVariable,
  ColumnApiModule,
  createTheme,
  CustomEditorModule,
  EventApiModule,
  iconOverrides,
  InfiniteRowModelModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  ScrollApiModule,
  type GridOptions,
} from 'ag-grid-community';

// Only what the lists use: every module weighs on the first start.
ModuleRegistry.registerModules([
  ...[CellApiModule, ColumnApiModule, CustomEditorModule, EventApiModule, InfiniteRowModelModule],
  ...[LocaleModule, RowApiModule, ScrollApiModule],
]);

const icon = (path: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="black" stroke-width="1.5"><path d="${path}"/></svg>`,
});

/** What is drawn beside the title of a column that is being moved; the lists have no other icons of the grid. */
const dragIcons = iconOverrides({
  type: 'image',
  mask: true,
  icons: {
    arrows: icon('M8 1v14M1 8h14M6 3l2-2 2 2M6 13l2 2 2-2M3 6 1 8l2 2M13 6l2 2-2 2'),
    left: icon('M14 8H2m5-5L2 8l5 5'),
    right: icon('M2 8h12M9 3l5 5-5 5'),
    pin: icon('M5 2h6M6 2v5l-2 3h8l-2-3V2M8 10v4'),
    'not-allowed': icon('M3.4 3.4l9.2 9.2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z'),
  },
});

/** The grid in the colours of the back office; they follow its light and dark scheme by themselves. */
const gridTheme = createTheme().withPart(colorSchemeVariable).withPart(dragIcons).withParams({
  fontFamily: 'inherit',
  fontSize: 13,
  headerFontSize: 13,
  headerFontWeight: 600,
  spacing: 6,
  rowHeight: 32,
  headerHeight: 36,
  borderRadius: 6,
  wrapperBorderRadius: 6,
  backgroundColor: 'var(--surface)',
  foregroundColor: 'var(--ink)',
  textColor: 'var(--ink)',
  accentColor: 'var(--accent)',
  borderColor: 'var(--line)',
  chromeBackgroundColor: 'var(--sunken)',
  headerBackgroundColor: 'var(--sunken)',
  headerTextColor: 'var(--ink)',
  rowHoverColor: 'var(--sunken)',
  oddRowBackgroundColor: 'var(--surface)',
  browserColorScheme: 'inherit',
});

/** The page's nonce for styles, which the grid needs for its own (Content-Security-Policy). */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

/** How every list looks. */
export function gridLook(): Pick<GridOptions, 'theme' | 'styleNonce'> {
  const nonce = styleNonce();
  return { theme: gridTheme, ...(nonce === undefined ? {} : { styleNonce: nonce }) };
}
