import { useEffect, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { GridController } from './grid-controller.ts';
import type { GridMemory, SavedView } from './grid-memory.ts';
import { currentState, openSavedView } from './open-view.ts';

interface ViewsDialogProps {
  readonly controller: GridController;
  readonly memory: GridMemory;
}

/** Saved views, own and shared: open, save, overwrite, delete, copy a link. */
export function ViewsDialog({ controller, memory }: ViewsDialogProps) {
  const t = usePhrases('grid');
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const close = () => controller.store.setState({ open: null });
  useEffect(() => {
    memory.views().then(setViews, sayFailure);
  }, [memory]);
  const run = async (work: Promise<unknown>) => {
    try {
      await work;
      setViews(await memory.views());
    } catch (error) {
      sayFailure(error);
    }
  };
  const open = (view: SavedView) => {
    close();
    openSavedView(controller, view);
  };
  const lines = (of: readonly SavedView[]) =>
    of.map((view) => (
      <ViewLine
        key={view.id}
        controller={controller}
        memory={memory}
        view={view}
        run={run}
        open={open}
      />
    ));
  const shared = views.filter((view) => !view.mine);
  return (
    <Dialog title={t('views')} lead={t('viewsLead')} onClose={close}>
      {views.length === 0 && <p className="soft">{t('viewsNone')}</p>}
      {views.length > shared.length && <h3>{t('viewsMine')}</h3>}
      <ul className="grid-views">{lines(views.filter((view) => view.mine))}</ul>
      {shared.length > 0 && <h3>{t('viewsShared')}</h3>}
      <ul className="grid-views">{lines(shared)}</ul>
      <NewView
        save={async (name, isShared) => {
          await memory.add(name, isShared, currentState(controller));
          setViews(await memory.views());
        }}
      />
    </Dialog>
  );
}

interface NewViewProps {
  readonly save: (name: string, isShared: boolean) => Promise<void>;
}

function NewView({ save }: NewViewProps) {
  const t = usePhrases('grid');
  const { form, submit, field, reset } = useOfficeForm({
    fields: ['name', 'shared'],
    initial: { shared: false },
    rules: { name: line(80) },
    send: ({ name, shared }) => save(name.trim(), shared !== ''),
    onSent: () => reset(),
  });
  return (
    <form ref={form} className="grid-form" noValidate onSubmit={submit}>
      <TextField label={t('viewName')} maxLength={80} {...field('name')} />
      <Checkbox label={t('viewShare')} {...field('shared')} />
      <Button type="submit" kind="primary">
        {t('viewSave')}
      </Button>
    </form>
  );
}

const sayFailure = (error: unknown): void => {
  notify('error', failureOf(error).text);
};

interface ViewLineProps extends ViewsDialogProps {
  readonly view: SavedView;
  readonly run: (work: Promise<unknown>) => Promise<void>;
  readonly open: (view: SavedView) => void;
}

function ViewLine({ controller, memory, view, run, open }: ViewLineProps) {
  const t = usePhrases('grid');
  const { viewLink } = controller.props;
  const copyLink = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      notify('info', t('viewLinkCopied'));
    } catch {
      // Without a right to the clipboard the link is shown, to be copied by hand.
      notify('warning', link);
    }
  };
  const named = { view: view.name };
  return (
    <li className="grid-columns-line">
      <button type="button" className="grid-view-name" onClick={() => open(view)}>
        {view.name}
      </button>
      <span className="grid-bar-space" />
      {viewLink && (
        <IconButton
          icon="link"
          label={t('viewLink', named)}
          onClick={() => void copyLink(viewLink(view.id))}
        />
      )}
      {view.mine && (
        <>
          <IconButton
            icon="refresh"
            label={t('viewUpdate', named)}
            onClick={() => void run(memory.update(view, currentState(controller)))}
          />
          <IconButton
            icon="trash"
            label={t('viewDelete', named)}
            onClick={() => void run(memory.remove(view))}
          />
        </>
      )}
    </li>
  );
}
