import { grades } from '#core/buyback/grade.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { pieceError, type DraftPiece } from './draft-product.ts';
import { RowInput } from './row-input.tsx';
import type { Choices, NewProduct } from './use-new-product.ts';

const texts = ['price', 'boughtFor', 'batteryPercent', 'serial', 'noteCs'] as const;
const numbers: ReadonlySet<string> = new Set(['price', 'boughtFor', 'batteryPercent']);

interface UsedPiecesProps {
  readonly form: NewProduct;
  readonly choices: Choices;
}

/** Used pieces one by one: each has a grade, a price and a number of its own. */
export function UsedPieces({ form, choices }: UsedPiecesProps) {
  const t = usePhrases('newProduct');
  const { variants, pieces } = form.product;
  const [first] = variants;
  const add = () => {
    if (!first) return;
    // The next piece is most often like the last one.
    const last = pieces.at(-1);
    const key = Math.max(0, ...pieces.map((piece) => piece.key)) + 1;
    const fresh = { key, serial: '', batteryPercent: '', noteCs: '' };
    const like = last ?? {
      variant: first.key,
      grade: 'A' as const,
      price: '',
      boughtFor: '',
      placeId: null,
    };
    form.setPieces([...pieces, { ...like, ...fresh }]);
  };
  return (
    <fieldset className="new-product-pieces">
      <legend>{t('pieces')}</legend>
      {pieces.length > 0 && <PieceTable form={form} choices={choices} />}
      <Button icon="plus" disabled={!first} onClick={add}>
        {t('addPiece')}
      </Button>
    </fieldset>
  );
}

function PieceTable({ form, choices }: UsedPiecesProps) {
  const t = usePhrases('newProduct');
  const { pieces } = form.product;
  return (
    <table className="plain-table new-product-rows">
      <thead>
        <tr>
          {(['variant', 'grade', ...texts, 'place'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece, place) => (
          <PieceRow key={piece.key} form={form} choices={choices} piece={piece} place={place} />
        ))}
      </tbody>
    </table>
  );
}

interface PieceRowProps extends UsedPiecesProps {
  readonly piece: DraftPiece;
  readonly place: number;
}

function PieceRow({ form, choices, piece, place }: PieceRowProps) {
  const t = usePhrases('newProduct');
  const { variants, pieces } = form.product;
  const label = (column: Parameters<typeof t>[0]) =>
    t('cell', { column: t(column), row: place + 1 });
  const change = (cell: Partial<DraftPiece>) =>
    form.setPieces(pieces.map((row) => (row.key === piece.key ? { ...row, ...cell } : row)));
  return (
    <tr>
      <RowSelect
        label={label('variant')}
        value={String(piece.variant)}
        options={variants.map(({ key, nameCs }) => [String(key), nameCs])}
        onChange={(value) => change({ variant: Number(value) })}
      />
      <RowSelect
        label={label('grade')}
        value={piece.grade}
        options={grades.map((grade) => [grade, grade])}
        onChange={(value) => change({ grade: grades.find((one) => one === value) ?? piece.grade })}
      />
      {texts.map((column) => (
        <td key={column}>
          <RowInput
            label={label(column)}
            value={piece[column]}
            error={pieceError(form.errors, form.product, piece, column)}
            isNumber={numbers.has(column)}
            onChange={(value) => change({ [column]: value })}
          />
        </td>
      ))}
      <RowSelect
        label={label('place')}
        value={String(piece.placeId ?? '')}
        options={[
          ['', t('warehouse')],
          ...choices.places.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(value) => change({ placeId: value === '' ? null : Number(value) })}
      />
      <td>
        <IconButton
          icon="trash"
          label={t('removePiece', { row: place + 1 })}
          onClick={() => form.setPieces(pieces.filter(({ key }) => key !== piece.key))}
        />
      </td>
    </tr>
  );
}

interface RowSelectProps {
  readonly label: string;
  readonly value: string;
  /** Values with what they are called. */
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

const RowSelect = ({ label, value, options, onChange }: RowSelectProps) => (
  <td>
    <select
      className="field-input"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </td>
);
