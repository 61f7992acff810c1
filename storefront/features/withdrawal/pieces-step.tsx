import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '#ui/text-field.tsx';
import type { Piece, Preview, Withdrawable } from './withdrawal-query.ts';
import { WithdrawalTrouble } from './withdrawal-trouble.tsx';

interface PiecesStepProps extends Pick<Withdrawable, 'lines'> {
  readonly code: string;
  readonly onPreview: (pieces: readonly Piece[], preview: Preview) => void;
}

/** First step: which lines and how many pieces of each. */
export function PiecesStep({ code, lines, onPreview }: PiecesStepProps) {
  const t = useText('withdrawal');
  const client = useClient();
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const [isEmpty, setIsEmpty] = useState(false);
  const pieces = [...counts].flatMap(([position, quantity]) =>
    quantity > 0 ? [{ position, quantity }] : [],
  );
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      client.post('order-withdrawal-preview', { params: { code }, body: { pieces } }),
    onSuccess: (preview) => onPreview(pieces, preview),
  });
  const choose = (position: number, quantity: number) => {
    setIsEmpty(false);
    setCounts(new Map([...counts, [position, quantity]]));
  };
  return (
    <div className="withdrawal-step">
      <h2>{t('step1')}</h2>
      <ul className="withdrawal-lines">
        {lines.map((line) => (
          <li key={line.position}>
            <PieceCount
              line={line}
              count={counts.get(line.position) ?? 0}
              onChoose={(quantity) => choose(line.position, quantity)}
            />
          </li>
        ))}
      </ul>
      {isEmpty && <FieldError isAlert>{t('choosePieces')}</FieldError>}
      <WithdrawalTrouble error={error} />
      <div>
        <Button
          busy={isPending}
          onClick={() => (pieces.length === 0 ? setIsEmpty(true) : mutate())}
        >
          {t('toPreview')}
        </Button>
      </div>
    </div>
  );
}

interface PieceCountProps {
  readonly line: Withdrawable['lines'][number];
  readonly count: number;
  readonly onChoose: (quantity: number) => void;
}

function PieceCount({ line: { name, left, refundOfOne }, count, onChoose }: PieceCountProps) {
  const t = useText('withdrawal');
  const money = useMoney();
  if (left === 0) {
    return (
      <p>
        <strong>{name}</strong>
        <br />
        <span className="soft">{t('nothingLeft')}</span>
      </p>
    );
  }
  return (
    <SelectField
      label={t('quantityOf', { name })}
      help={t('left', { count: left, amount: money(refundOfOne) })}
      value={count}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {Array.from({ length: left + 1 }, (_, quantity) => (
        <option key={quantity} value={quantity}>
          {quantity}
        </option>
      ))}
    </SelectField>
  );
}
