import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Keys } from './button.tsx';
import type { IconName } from './icon.tsx';
import './menu.css';

export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  readonly keys?: string;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: IconName;
  /** Only the icon is shown; the label is read out. */
  readonly iconOnly?: boolean;
  /** Where it opens. */
  readonly place?: 'below' | 'above';
}

/** A button that opens a list of actions; arrows, Home, End, Enter and Escape as everywhere. */
export function Menu({ label, items, icon, iconOnly = false, place = 'below' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (focusButton: boolean) => {
    setOpen(false);
    if (focusButton) root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') close(false);
    else if (!moveFocus(root.current, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      <Button
        kind={iconOnly ? 'quiet' : 'secondary'}
        {...(icon ? { icon } : {})}
        {...(iconOnly ? { 'aria-label': label, title: label } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {!iconOnly && label}
      </Button>
      {isOpen && (
        <div className={`menu-list menu-${place}`} role="menu" id={id} aria-label={label}>
          <Items items={items} onRun={() => close(true)} />
        </div>
      )}
    </div>
  );
}

interface ItemsProps {
  readonly items: readonly MenuItem[];
  readonly onRun: () => void;
}

const Items = ({ items, onRun }: ItemsProps) =>
  items.map((item) => (
    <button
      key={item.label}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={item.isDangerous ? 'menu-item menu-danger' : 'menu-item'}
      disabled={item.isDisabled}
      onClick={() => {
        onRun();
        item.run();
      }}
    >
      {item.label}
      {item.keys !== undefined && <Keys>{item.keys}</Keys>}
    </button>
  ));

function moveFocus(root: HTMLElement | null, key: string): boolean {
  const items = [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? [])];
  const now = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[key];
  if (next === undefined) return false;
  items.at(next % items.length)?.focus();
  return true;
}
