import { useState, type KeyboardEvent } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { pageBlockTypes } from '#core/content/page-block.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { BlockFields } from './block-fields.tsx';
import { newBlock, type BlockType, type TypedPage } from './typed-page.ts';
import './landing-pages.css';

/** As many as the call takes. */
const mostBlocks = 30;

interface BlockListProps {
  readonly form: UseFormReturn<TypedPage>;
}

/** The blocks of a page in their order: Alt with an arrow moves the one that is written in, and the focus with it. */
export function BlockList({ form }: BlockListProps) {
  const t = usePhrases('landingPages');
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'blocks' });
  const [said, setSaid] = useState('');
  const refused = form.formState.errors.blocks?.message;
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    setSaid(t('moved', { place: to + 1, count: fields.length }));
  };
  const takeKey = (event: KeyboardEvent, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    moveTo(place, place + step);
  };
  return (
    <section aria-label={t('blocks')}>
      <p className="soft">{t('blocksHelp')}</p>
      <ol className="page-blocks">
        {fields.map(({ id, type }, place) => (
          <li key={id} className="page-block" onKeyDown={(event) => takeKey(event, place)}>
            <fieldset>
              <legend>
                {place + 1}. {t(`type_${type}`)}
              </legend>
              <p className="part-actions">
                <Button disabled={place === 0} onClick={() => moveTo(place, place - 1)}>
                  {t('up')}
                </Button>
                <Button
                  disabled={place === fields.length - 1}
                  onClick={() => moveTo(place, place + 1)}
                >
                  {t('down')}
                </Button>
                <Button onClick={() => remove(place)}>{t('removeBlock')}</Button>
              </p>
              <BlockFields form={form} place={place} type={type} />
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="soft">
        {said}
      </p>
      {refused !== undefined && <FieldError isAlert>{refused}</FieldError>}
      {fields.length < mostBlocks && <AddBlock onAdd={(type) => append(newBlock(type))} />}
    </section>
  );
}

function AddBlock({ onAdd }: { readonly onAdd: (type: BlockType) => void }) {
  const t = usePhrases('landingPages');
  const [type, setType] = useState<BlockType>('products');
  return (
    <div className="page-block-add">
      <SelectField
        label={t('newBlock')}
        value={type}
        onChange={({ target }) =>
          setType(pageBlockTypes.find((one) => one === target.value) ?? 'products')
        }
      >
        {pageBlockTypes.map((one) => (
          <option key={one} value={one}>
            {t(`type_${one}`)}
          </option>
        ))}
      </SelectField>
      <Button icon="plus" onClick={() => onAdd(type)}>
        {t('addBlock')}
      </Button>
    </div>
  );
}
