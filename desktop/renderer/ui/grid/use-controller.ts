import { useEffect, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { GridController, type GridTexts } from './grid-controller.ts';
import { serverMemory, type GridMemory, type KeptLayout } from './grid-memory.ts';
import type { DataGridProps } from './grid-types.ts';
import { openViewById } from './open-view.ts';
import { forgetGone } from './select-rows.ts';
import { useCellWords } from './use-cell-words.ts';
import { fitLayout } from './view-state.ts';

/** Texts of a grid in the language that is spoken now. */
function useGridTexts({ choiceLabel }: DataGridProps): GridTexts {
  const t = usePhrases('grid');
  const reason = usePhrases('cells');
  const words = useCellWords(choiceLabel);
  return useMemo(
    () => ({ t, reason, words, loading: t('loading'), empty: t('empty') }),
    [t, reason, words],
  );
}

/** The controller of this list, told of what the component is drawn with. */
export function useController(props: DataGridProps): GridController {
  const texts = useGridTexts(props);
  const [controller] = useState(() => new GridController(props, texts));
  const fixed = JSON.stringify(props.fixed ?? []);
  const asked = useRef(fixed);
  useEffect(() => {
    controller.tell(props, texts);
  });
  useEffect(() => {
    if (asked.current === fixed) return;
    asked.current = fixed;
    // Rows that were ticked under other conditions are not meant.
    controller.clearSelection();
    controller.reload();
  }, [controller, fixed]);
  useEffect(
    () =>
      controller.store.subscribe(({ blocks }, before) => {
        if (blocks !== before.blocks) forgetGone(controller);
      }),
    [controller],
  );
  useEffect(() => () => controller.blocks.stop(), [controller]);
  return controller;
}

interface Memory {
  readonly source: GridMemory;
  /** Null until it is known how the person left the list. */
  readonly layout: 'known' | null;
}

function begin(controller: GridController, { columns, sort }: KeptLayout): 'known' {
  controller.begin(fitLayout(columns, controller.defaults), sort);
  return 'known';
}

/** Opens the list as the person left it, or the view of a link; without them as it comes. */
export function useMemory(controller: GridController, props: DataGridProps): Memory {
  const { memory, grid, viewId } = props;
  const source = useMemo(() => memory ?? serverMemory(grid.name), [memory, grid.name]);
  const [layout, setLayout] = useState(() => {
    const known = source.knownLayout();
    return known && begin(controller, known);
  });
  useEffect(() => {
    if (layout !== null) return undefined;
    let isLeft = false;
    const open = async () => {
      const kept = await source.layout().catch(() => ({ columns: [], sort: '' }));
      if (!isLeft) setLayout(begin(controller, kept));
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [controller, source, layout]);
  useEffect(() => {
    if (layout === null || viewId === undefined) return;
    openViewById(controller, source, viewId).catch((error: unknown) => {
      notify('error', failureOf(error).text);
    });
  }, [controller, source, layout, viewId]);
  useEffect(() => {
    if (layout === null) return undefined;
    return controller.onLayout((columns, sort) => {
      source.saveLayout(columns, sort).catch(reportFailure);
    });
  }, [controller, source, layout]);
  return { source, layout };
}
