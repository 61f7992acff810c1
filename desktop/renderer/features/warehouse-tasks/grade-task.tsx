import { useState } from 'react';
import { grades } from '#core/buyback/grade.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { readLabel } from '#core/warehouse/label-code.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { tasksKey, type WarehouseTask } from './tasks.ts';

interface GradeTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

type Graded = Reply<Endpoints['warehouse-task-grade']>;
type Way = 'sell' | 'write_off';

/** A piece is scanned and graded, and its bin is scanned; or it is written off with a reason. */
export function GradeTask({ task, onClose }: GradeTaskProps) {
  const [way, setWay] = useState<Way>(task.kind === 'damaged' ? 'write_off' : 'sell');
  const [turn, setTurn] = useState(0);
  // The next piece begins with an empty form.
  return (
    <Piece
      key={`${way}:${String(turn)}`}
      task={task}
      way={way}
      onWay={setWay}
      onJudged={(left) => (left === 0 ? onClose() : setTurn(turn + 1))}
    />
  );
}

interface PieceProps {
  readonly task: WarehouseTask;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly onJudged: (left: number) => void;
}

function useJudge({ task, way, onJudged }: PieceProps) {
  const t = usePhrases('warehouseTasks');
  // Made once for a piece: what is sent twice is done once.
  const [operationId] = useState(() => crypto.randomUUID());
  return useOfficeForm({
    fields: ['text', 'grade', 'bin', 'price', 'quantity', 'note'],
    initial: { quantity: '1' },
    saysTrouble: true,
    send: ({ bin, grade, note, price, quantity, text }) =>
      client.post('warehouse-task-grade', {
        params: { id: task.id },
        body: {
          operationId,
          text,
          to: way,
          grade: grades.find((one) => one === grade) ?? null,
          bin,
          price: price.trim() === '' ? null : Number(price),
          // What is sold is judged piece by piece.
          quantity: way === 'sell' ? 1 : Number(quantity),
          note,
        },
      }),
    onSent: (reply) => {
      playTone('good');
      notify('success', t(saidOf(reply)));
      void queries.invalidateQueries({ queryKey: tasksKey });
      onJudged(reply.left);
    },
  });
}

const saidOf = ({ isOnSale, prepared }: Graded) => {
  if (prepared) return 'countWaits' as const;
  if (isOnSale === null) return 'gradeWrittenOff' as const;
  return isOnSale ? ('gradeOnSale' as const) : ('gradeWithoutPrice' as const);
};

/** A scanned bin goes into its field, everything else is the piece. */
function fill(form: HTMLFormElement | null, text: string): void {
  const name = readLabel(text)?.kind === 'location' ? 'bin' : 'text';
  const box = form?.elements.namedItem(name);
  if (!(box instanceof HTMLInputElement)) return playTone('wrong');
  box.value = text;
  playTone('good');
}

function Piece(props: PieceProps) {
  const { task, way, onWay } = props;
  const t = usePhrases('warehouseTasks');
  const mayPrice = usePermission('prices.edit');
  const { form, submit, field, isSending, trouble } = useJudge(props);
  useScanner((text) => fill(form.current, text), true);
  const isSold = way === 'sell';
  return (
    <form ref={form} className="warehouse-task-form" noValidate onSubmit={submit}>
      <div className="warehouse-task-acts" role="group" aria-label={t('gradeWay')}>
        {(['sell', 'write_off'] as const).map((one) => (
          <Button
            key={one}
            kind={one === way ? 'primary' : 'secondary'}
            aria-pressed={one === way}
            onClick={() => onWay(one)}
          >
            {t(`grade_${one}`)}
          </Button>
        ))}
      </div>
      <p className="warehouse-task-step" role="status">
        {t(isSold ? 'gradeScan' : 'gradeScanOff', { place: task.location ?? '' })}
      </p>
      <TextField label={t('gradePiece')} autoFocus {...field('text')} />
      {isSold && (
        <SelectField label={t('gradeGrade')} {...field('grade')}>
          <option value="">{t('gradeChoose')}</option>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {grade}
            </option>
          ))}
        </SelectField>
      )}
      {isSold && <TextField label={t('bin')} {...field('bin')} />}
      {isSold && mayPrice && (
        <TextField
          label={t('gradePrice')}
          help={t('gradePriceHelp')}
          inputMode="numeric"
          {...field('price')}
        />
      )}
      {isSold && !mayPrice && <p className="soft">{t('gradePriceOthers')}</p>}
      {!isSold && <TextField label={t('gradeCount')} inputMode="numeric" {...field('quantity')} />}
      {!isSold && <TextField label={t('gradeWhy')} maxLength={500} {...field('note')} />}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button kind="primary" type="submit" busy={isSending}>
        {t(isSold ? 'gradeDo' : 'gradeDoOff')}
      </Button>
    </form>
  );
}
