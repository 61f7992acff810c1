import type { MenuCommand } from '../../shared/menu-commands.ts';
import type { FileKind } from '../../shared/bridge.ts';

/** Why the back office cannot be shown. */
export const troubleKinds = ['crashed', 'unloadable'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What the main process says by itself: menu, dialogs and the page that stands in for a broken one. */
export interface Words {
  readonly menus: Readonly<Record<'office' | 'edit' | 'view' | 'help', string>>;
  readonly commands: Readonly<Record<MenuCommand, string>>;
  readonly roles: Readonly<
    Record<
      | 'cut'
      | 'copy'
      | 'paste'
      | 'selectAll'
      | 'resetZoom'
      | 'zoomIn'
      | 'zoomOut'
      | 'togglefullscreen'
      | 'toggleDevTools'
      | 'quit',
      string
    >
  >;
  readonly about: { readonly item: string; readonly title: string; readonly close: string };
  readonly files: Readonly<Record<FileKind, string>>;
  readonly trouble: Readonly<Record<TroubleKind, Told>> & {
    readonly again: (seconds: number) => string;
    readonly now: string;
  };
  readonly hanging: Told & { readonly wait: string; readonly reload: string };
  readonly unsaved: Told & { readonly stay: string; readonly leave: string };
  readonly serial: Told & { readonly none: string; readonly cancel: string };
}
