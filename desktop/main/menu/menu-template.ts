import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../shared/menu-commands.ts';
import type { Words } from '../words/words.ts';

/** Keys of the commands; the page answers the same ones where it holds the focus and takes the event. */
const accelerators: Readonly<Record<MenuCommand, string>> = {
  palette: 'CmdOrCtrl+K',
  refresh: 'F5',
  undo: 'CmdOrCtrl+Z',
  redo: 'CmdOrCtrl+Shift+Z',
  history: 'CmdOrCtrl+H',
  lock: 'CmdOrCtrl+L',
  'switch-user': 'CmdOrCtrl+Shift+L',
  'sign-out': 'CmdOrCtrl+Shift+Q',
  shortcuts: 'CmdOrCtrl+/',
};

/** In a text field these keys belong to the field, so the menu only shows them and the page decides. */
const leftToThePage: ReadonlySet<MenuCommand> = new Set(['undo', 'redo']);

export interface MenuActions {
  readonly command: (command: MenuCommand) => void;
  readonly about: () => void;
}

type Item = MenuItemConstructorOptions;
const separator: Item = { type: 'separator' };

/** The whole menu in one language; ids stay the same in both. */
export function menuTemplate(
  words: Words,
  actions: MenuActions,
  { isDevelopment }: { readonly isDevelopment: boolean },
): Item[] {
  const command = (name: MenuCommand): Item => ({
    id: name,
    label: words.commands[name],
    accelerator: accelerators[name],
    registerAccelerator: !leftToThePage.has(name),
    click: () => actions.command(name),
  });
  const role = (name: keyof Words['roles']): Item => ({ role: name, label: words.roles[name] });
  const menu = (id: keyof Words['menus'], submenu: Item[]): Item => ({
    id,
    label: words.menus[id],
    submenu,
  });
  const own = [command('lock'), command('switch-user'), command('sign-out')];
  const about = { id: 'about', label: words.about.item, click: actions.about };
  return [
    menu('office', [command('palette'), separator, ...own, separator, role('quit')]),
    menu('edit', [
      ...[command('undo'), command('redo'), command('history'), separator],
      ...[role('cut'), role('copy'), role('paste'), role('selectAll')],
    ]),
    menu('view', [
      ...[command('refresh'), separator, role('resetZoom'), role('zoomIn'), role('zoomOut')],
      ...[role('togglefullscreen'), ...(isDevelopment ? [role('toggleDevTools')] : [])],
    ]),
    menu('help', [command('shortcuts'), separator, about]),
  ];
}
