import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Button } from '../../ui/button.tsx';
import { PagedPart } from '../../ui/paged-part.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { DiscountPanel } from './discount-panel.tsx';
import { DiscountTable } from './discount-table.tsx';
import { discountsQuery, pageSize } from './discounts.ts';
import { WhyNot } from './why-not.tsx';
import '../../ui/catalogue/screen-part.css';
import './discounts.css';

const views = ['active', 'inactive', 'all'] as const;
const activeOf = { active: 'true', inactive: 'false', all: undefined } as const;

/** What is cheaper, for whom and till when; what it would cost, and why a code took nothing. */
export function DiscountsScreen() {
  const title = usePhrases('screens')('discounts');
  const t = usePhrases('discounts');
  const [open, setOpen] = useOpened('/discounts');
  const [asks, setAsks] = useState(false);
  const close = () => setOpen(null);
  const tools = (
    <>
      <Button onClick={() => setAsks(true)}>{t('whyNot')}</Button>
      <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
        {t('add')}
      </Button>
    </>
  );
  return (
    <Screen title={title} tools={tools}>
      <SplitView
        panelWidth="wide"
        panel={
          open !== null && (
            <DiscountPanel key={open} opened={open} onOpen={setOpen} onClose={close} />
          )
        }
      >
        <DiscountList onOpen={(id) => setOpen(String(id))} />
      </SplitView>
      {asks && <WhyNot onClose={() => setAsks(false)} />}
    </Screen>
  );
}

function DiscountList({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const t = usePhrases('discounts');
  const [view, setView] = useState<(typeof views)[number]>('active');
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const term = useDebounced(typed.trim(), 200);
  const found = useQuery({
    ...discountsQuery({ term, isActive: activeOf[view], offset }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="screen-part">
      <QuickViews
        label={t('views')}
        views={views.map((id) => ({ id, label: t(`view_${id}`) }))}
        chosen={view}
        onChoose={(id) => {
          setView(id);
          setOffset(0);
        }}
      />
      <TextField
        label={t('find')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOffset(0);
        }}
      />
      <PagedPart
        found={found}
        offset={offset}
        size={pageSize}
        onTurn={setOffset}
        none={t('none')}
        noneText={t('noneText')}
      >
        {(rows) => <DiscountTable rows={rows} onOpen={onOpen} />}
      </PagedPart>
    </div>
  );
}
