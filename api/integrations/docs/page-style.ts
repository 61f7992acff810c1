/** The look of the page, light and dark as the reader's machine is. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1200px; margin: 0 auto; padding: 24px; }
main { display: grid; gap: 24px; grid-template-columns: minmax(240px, 380px) 1fr; }
@media (width < 800px) { main { grid-template-columns: 1fr; } }
label { display: grid; gap: 4px; margin-block: 0 12px; }
input, textarea, button { padding: 8px; border: 1px solid GrayText; border-radius: 6px; font: inherit; }
textarea { min-height: 160px; font-family: ui-monospace, monospace; }
#calls { max-height: 70vh; margin: 0; padding: 0; overflow: auto; list-style: none; }
#calls button { width: 100%; border: 0; background: none; color: inherit; text-align: start; cursor: pointer; }
#calls button[aria-current] { background: Highlight; color: HighlightText; }
:focus-visible { outline: 2px solid; outline-offset: -2px; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: 12px; border: 1px solid GrayText; border-radius: 6px; white-space: pre-wrap; }
`;
