import {
  ColumnApiModule,
  InfiniteRowModelModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  ScrollApiModule,
  themeQuartz,
  type GridOptions,
} from 'ag-grid-community';

// Only what the lists use: every module weighs on the first start.
ModuleRegistry.registerModules([
  ...[ColumnApiModule, InfiniteRowModelModule, LocaleModule, RowApiModule, ScrollApiModule],
]);

/** The grid in the colours of the back office; they follow its light and dark scheme by themselves. */
const gridTheme = themeQuartz.withParams({
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
