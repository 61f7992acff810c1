import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { PagedPart } from '../../ui/paged-part.tsx';
import { PanelInWait } from '../../ui/panel-in-wait.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ArticleForm } from './article-form.tsx';
import { articleQuery, articlesQuery, pageSize, type ListedArticle } from './articles.ts';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';

/** What an editor wants: to write an article in both languages, and to say when it comes out. */
export function ArticlesScreen() {
  const title = usePhrases('screens')('articles');
  const t = usePhrases('articles');
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useOpened('/articles');
  const found = useQuery({ ...articlesQuery(offset), placeholderData: keepPreviousData });
  const close = () => setOpen(null);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={add}>
      <SplitView
        panelWidth="wide"
        panel={open !== null && <ArticlePanel key={open} opened={open} onClose={close} />}
      >
        <div className="screen-part">
          <PagedPart
            found={found}
            offset={offset}
            size={pageSize}
            onTurn={setOffset}
            none={t('none')}
            noneText={t('noneText')}
          >
            {(rows) => <ArticleTable rows={rows} onOpen={(id) => setOpen(String(id))} />}
          </PagedPart>
        </div>
      </SplitView>
    </Screen>
  );
}

interface ArticleTableProps {
  readonly rows: readonly ListedArticle[];
  readonly onOpen: (id: number) => void;
}

function ArticleTable({ rows, onOpen }: ArticleTableProps) {
  const t = usePhrases('articles');
  const language = useLanguage();
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['title', 'state', 'changed'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, publishedAt, changedAt }) => (
          <tr key={id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(id)}>
                {title[language]}
              </Button>
            </th>
            <td>
              {publishedAt === null
                ? t('draft')
                : t(new Date(publishedAt) > new Date() ? 'planned' : 'published', {
                    moment: moment(publishedAt),
                  })}
            </td>
            <td>{moment(changedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ArticlePanelProps {
  /** Id of an article, or `new`. */
  readonly opened: string;
  readonly onClose: () => void;
}

/** One article, as it is when it is opened. */
function ArticlePanel({ opened, onClose }: ArticlePanelProps) {
  const isNew = opened === 'new';
  const id = Number(opened);
  const t = usePhrases('articles');
  const language = useLanguage();
  const asked = useQuery({
    ...articleQuery(id),
    enabled: !isNew,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (isNew) return <ArticleForm article={null} title={t('add')} onClose={onClose} />;
  if (asked.data) {
    return (
      <ArticleForm
        key={asked.data.version}
        article={asked.data}
        title={asked.data.title[language]}
        onClose={onClose}
      />
    );
  }
  return <PanelInWait title={t('article')} asked={asked} onClose={onClose} />;
}
