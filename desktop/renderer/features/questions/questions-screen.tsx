import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Button } from '../../ui/button.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { QuestionForm } from './question-form.tsx';
import { questionsQuery, type Question } from './questions.ts';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';

/** What an editor wants: to answer in both languages what customers ask again and again. */
export function QuestionsScreen() {
  const title = usePhrases('screens')('questions');
  const t = usePhrases('questions');
  const language = useLanguage();
  const [open, setOpen] = useOpened('/questions');
  const found = useQuery(questionsQuery);
  const all = found.data?.results ?? [];
  const shown = all.find(({ id }) => String(id) === open) ?? null;
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={found.data && add}>
      <SplitView
        panelWidth="wide"
        panel={
          (open === 'new' || shown) && (
            <QuestionForm
              key={shown ? `${String(shown.id)} ${String(shown.version)}` : 'new'}
              question={shown}
              all={all}
              title={shown ? shown.question[language] : t('add')}
              onClose={() => setOpen(null)}
            />
          )
        }
      >
        <div className="screen-part">
          {found.isError && !found.data && (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          )}
          {found.isPending && <Skeleton lines={8} />}
          {found.data && all.length === 0 && (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
          {all.length > 0 && <QuestionTable rows={all} onOpen={(id) => setOpen(String(id))} />}
        </div>
      </SplitView>
    </Screen>
  );
}

interface QuestionTableProps {
  readonly rows: readonly Question[];
  readonly onOpen: (id: number) => void;
}

function QuestionTable({ rows, onOpen }: QuestionTableProps) {
  const t = usePhrases('questions');
  const language = useLanguage();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['question', 'group', 'position', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, question, group, position, isVisible }) => (
          <tr key={id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(id)}>
                {question[language]}
              </Button>
            </th>
            <td>{group}</td>
            <td>{position}</td>
            <td>{t(isVisible ? 'visible' : 'hidden')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
