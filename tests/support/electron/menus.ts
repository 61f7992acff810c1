interface Template {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly registerAccelerator?: boolean;
  readonly click?: (item: MenuItem, window: undefined) => void;
  readonly submenu?: readonly Template[];
}

export interface MenuItem extends Omit<Template, 'click' | 'submenu'> {
  readonly submenu?: Menu;
  readonly click: () => void;
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** `Menu` (https://www.electronjs.org/docs/latest/api/menu) without a drawing of it. */
export class Menu {
  static #ofApplication: Menu | null = null;
  readonly items: readonly MenuItem[];

  private constructor(items: readonly MenuItem[]) {
    this.items = items;
  }

  static buildFromTemplate(templates: readonly Template[]): Menu {
    return new Menu(
      templates.map(({ click, submenu, ...rest }) => {
        const own = submenu && { submenu: Menu.buildFromTemplate(submenu) };
        const item: MenuItem = { ...rest, ...own, click: () => click?.(item, undefined) };
        return item;
      }),
    );
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.#ofApplication = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#ofApplication;
  }

  /** Every item below, in the order of the menu. */
  all(): readonly MenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])]);
  }

  getMenuItemById(id: string): MenuItem | null {
    return this.all().find((item) => item.id === id) ?? null;
  }

  /** A key that the page left alone. */
  press(pressed: PressedKey): void {
    const hit = this.all().find(
      ({ accelerator, registerAccelerator }) =>
        accelerator !== undefined && registerAccelerator !== false && isKey(accelerator, pressed),
    );
    hit?.click();
  }
}

/** `CmdOrCtrl+Shift+Z` against a pressed key (https://www.electronjs.org/docs/latest/api/accelerator). */
function isKey(accelerator: string, pressed: PressedKey): boolean {
  const words = accelerator.toLowerCase().split('+');
  const isMac = process.platform === 'darwin';
  const either = words.includes('cmdorctrl');
  return (
    words.at(-1) === pressed.key.toLowerCase() &&
    pressed.ctrlKey === (words.includes('ctrl') || (either && !isMac)) &&
    pressed.metaKey === (words.includes('cmd') || (either && isMac)) &&
    pressed.altKey === words.includes('alt') &&
    pressed.shiftKey === words.includes('shift')
  );
}
