import type { IHeaderComp, IHeaderParams } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import type { GridController } from './grid-controller.ts';
import { headerTick } from './row-selection.ts';
import { toggleAll } from './select-rows.ts';

type Params = IHeaderParams<GridRow, GridController>;

/** Box in the header that selects all rows that match, without reading them. */
export class HeaderBox implements IHeaderComp {
  readonly #box = document.createElement('span');
  readonly #listeners = new AbortController();
  #controller: GridController | undefined;
  #stop: (() => void) | undefined;

  init({ context, eGridHeader }: Params): void {
    this.#controller = context;
    this.#box.className = 'grid-box';
    this.#box.role = 'checkbox';
    this.#box.tabIndex = -1;
    const { signal } = this.#listeners;
    this.#box.addEventListener('click', () => toggleAll(context), { signal });
    // The grid focuses the header's own cell.
    eGridHeader.addEventListener('keydown', (event) => pressed(event, context), {
      capture: true,
      signal,
    });
    context.views.add(this);
    this.#stop = context.store.subscribe(() => this.draw());
    this.draw();
  }

  getGui(): HTMLElement {
    return this.#box;
  }

  refresh(): boolean {
    this.draw();
    return true;
  }

  destroy(): void {
    this.#controller?.views.delete(this);
    this.#stop?.();
    this.#listeners.abort();
  }

  /** Draws the box again from the state of the grid. */
  draw(): void {
    if (this.#controller === undefined) return;
    const { selection, blocks } = this.#controller.state;
    const label = this.#controller.texts.t('selectAll');
    this.#box.ariaChecked = String(headerTick(selection, blocks.count ?? 0));
    this.#box.ariaLabel = label;
    this.#box.title = `${label} (Ctrl+A)`;
  }
}

function pressed(event: KeyboardEvent, controller: GridController): void {
  if (event.key !== ' ' && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  toggleAll(controller);
}
