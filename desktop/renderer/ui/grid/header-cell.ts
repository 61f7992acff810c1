import type { IHeaderComp, IHeaderParams } from 'ag-grid-community';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { isNumeric } from './format-cell.ts';
import type { GridController } from './grid-controller.ts';
import { nextSort, sortOfColumn } from './view-state.ts';

type Params = IHeaderParams<GridRow, GridController>;

const funnel =
  '<svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12"><path d="M1 2h10L7 6.5V11L5 9.5v-3z"/></svg>';

/**
 * Header of a column: pressing it sorts, the funnel filters; Enter and Alt+arrow do the same. Plain
 * DOM like the cells, since the grid makes and drops headers as one scrolls.
 */
export class HeaderCell implements IHeaderComp {
  readonly #root = document.createElement('div');
  readonly #sort = button('grid-header-sort');
  readonly #name = document.createElement('span');
  readonly #arrow = document.createElement('span');
  readonly #filter = button('grid-header-filter');
  readonly #listeners = new AbortController();
  #params: Params | undefined;
  #stop: (() => void) | undefined;

  init(params: Params): void {
    this.#params = params;
    const { context, eGridHeader } = params;
    this.#name.className = 'grid-header-name';
    this.#arrow.className = 'grid-header-arrow';
    this.#arrow.ariaHidden = 'true';
    this.#filter.innerHTML = funnel;
    this.#sort.append(this.#name, this.#arrow);
    this.#root.append(this.#sort, this.#filter);
    const { signal } = this.#listeners;
    this.#sort.addEventListener('click', ({ shiftKey }) => this.#sortBy(shiftKey), { signal });
    this.#filter.addEventListener('click', () => this.#openFilter(), { signal });
    // On the header's own cell, which the grid focuses.
    const options = { capture: true, signal };
    eGridHeader.addEventListener('keydown', (event) => this.#onKey(event), options);
    context.views.add(this);
    this.#stop = context.store.subscribe(({ sort, filter }, before) => {
      if (sort !== before.sort || filter !== before.filter) this.draw();
    });
    this.draw();
  }

  getGui(): HTMLElement {
    return this.#root;
  }

  refresh(params: Params): boolean {
    this.#params = params;
    this.draw();
    return true;
  }

  destroy(): void {
    this.#params?.context.views.delete(this);
    this.#stop?.();
    this.#listeners.abort();
  }

  /** Draws the title, the arrow and the funnel again from the state of the grid. */
  draw(): void {
    if (this.#params === undefined) return;
    const { column, context, displayName, eGridHeader } = this.#params;
    const { t } = context.texts;
    const { sort, filter } = context.state;
    const id = column.getColId();
    const known = context.columnOf(id);
    const sorted = sortOfColumn(sort, id);
    const rank = sort.includes(',') ? (sorted?.rank ?? '') : '';
    this.#root.className =
      known && isNumeric(known) ? 'grid-header grid-header-number' : 'grid-header';
    this.#name.textContent = displayName;
    this.#arrow.hidden = sorted === null;
    this.#arrow.textContent = `${sorted?.direction === 'ascending' ? '↑' : '↓'}${rank}`;
    this.#sort.disabled = !this.#isSortable;
    this.#sort.title = this.#isSortable ? t('sortBy', { column: displayName }) : '';
    if (this.#isSortable) eGridHeader.setAttribute('aria-sort', sorted?.direction ?? 'none');
    else eGridHeader.removeAttribute('aria-sort');
    const label = t('filterBy', { column: displayName });
    this.#filter.hidden = !this.#isFilterable;
    this.#filter.ariaLabel = label;
    this.#filter.title = `${label} (Alt+↓)`;
    const isFiltered = filter.conditions.some((one) => one.column === id);
    this.#filter.toggleAttribute('data-active', isFiltered);
  }

  get #known() {
    return this.#params?.context.columnOf(this.#params.column.getColId());
  }

  get #isSortable(): boolean {
    return this.#known?.sortable !== false;
  }

  get #isFilterable(): boolean {
    return this.#known?.filterable !== false;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.target !== this.#params?.eGridHeader) return;
    if (event.key === 'Enter') this.#sortBy(event.shiftKey);
    else if (event.key === 'ArrowDown' && event.altKey) this.#openFilter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #sortBy(add: boolean): void {
    if (this.#params === undefined || !this.#isSortable) return;
    const { column, context } = this.#params;
    const { state, props } = context;
    const sort = nextSort(state.sort, column.getColId(), add, props.grid.defaultSort);
    context.ask({ sort });
  }

  #openFilter(): void {
    if (this.#params === undefined || !this.#isFilterable) return;
    this.#params.context.store.setState({ filtering: this.#params.column.getColId() });
  }
}

function button(className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.tabIndex = -1;
  made.className = className;
  return made;
}
