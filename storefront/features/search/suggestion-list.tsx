import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { Highlighted } from './highlighted.tsx';
import { plainText, type Pieces, type SuggestionOption } from './suggestion-options.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly SuggestionOption[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (to: string) => void;
}

const groups = [
  { kind: 'completion', heading: 'completions' },
  { kind: 'category', heading: 'categories' },
  { kind: 'product', heading: 'products' },
  { kind: 'page', heading: 'pages' },
] as const;

/** The options in their groups, as one list box. */
export function SuggestionList({ id, options, active, optionId, onChoose }: SuggestionListProps) {
  const t = useText('search');
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div className="suggestion-list" id={id} role="listbox" aria-label={t('suggestions')}>
      {groups.map(({ kind, heading }) => {
        const group = numbered.filter(({ option }) => option.kind === kind);
        if (group.length === 0) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p className="suggestion-heading" id={`${id}-${kind}`} role="presentation">
              {t(heading)}
            </p>
            {group.map(({ option, index }) => (
              <div
                key={option.to}
                id={optionId(index)}
                role="option"
                className="suggestion"
                aria-selected={index === active}
                onClick={() => onChoose(option.to)}
              >
                {option.kind === 'product' ? (
                  <ProductOption option={option} />
                ) : (
                  <>
                    <Icon name={kind === 'completion' ? 'search' : 'chevron'} size={18} />
                    <Name pieces={option.name} />
                  </>
                )}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function ProductOption({
  option,
}: {
  readonly option: Extract<SuggestionOption, { kind: 'product' }>;
}) {
  const t = useText('productCard');
  const money = useMoney();
  const { product, name } = option;
  const color = product.colors.find(({ seoName }) => seoName === product.seoName);
  return (
    <>
      <span className="suggestion-picture">
        <ProductPicture
          name={plainText(name)}
          kind={product.kind}
          size={product.size}
          hex={(color ?? product.colors[0])?.hex}
          picture={product.picture}
          longest={40}
          sizes="40px"
        />
      </span>
      <Name pieces={name} />
      <span className="suggestion-price">
        {product.isFrom && `${t('from')} `}
        <strong>{money(product.price)}</strong>
      </span>
    </>
  );
}

function Name({ pieces }: { readonly pieces: Pieces }) {
  return (
    <span className="suggestion-name">
      <Highlighted pieces={pieces} />
    </span>
  );
}
