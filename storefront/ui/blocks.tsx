import { Link } from 'react-router';
import type { Block } from '#core/content/block.ts';
import { bindWords } from '#core/shared/bind-words.ts';
import { useShop } from '../lib/shop.tsx';
import './blocks.css';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Level of the headings inside, below the heading that stands above the text. */
  readonly heading?: 2 | 3;
}

/** An article's text. Blocks are plain text, so nothing in them can become markup. */
export function Blocks({ blocks, heading = 2 }: BlocksProps) {
  return (
    <div className="blocks">
      {blocks.map((block, index) => (
        // A text is shown as a whole; its blocks never change places on the page.
        <BlockView key={index} block={block} heading={heading} />
      ))}
    </div>
  );
}

function BlockView({ block, heading }: { readonly block: Block; readonly heading: 2 | 3 }) {
  const { language } = useShop();
  const say = (text: string) => bindWords(text, language);
  switch (block.type) {
    case 'heading': {
      const Heading = heading === 2 ? 'h2' : 'h3';
      return <Heading>{say(block.text)}</Heading>;
    }
    case 'paragraph':
      return <p>{say(block.text)}</p>;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{say(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'link':
      return (
        <p>
          {block.href.startsWith('/') ? (
            <Link to={block.href}>{say(block.label)}</Link>
          ) : (
            <a href={block.href}>{say(block.label)}</a>
          )}
        </p>
      );
    case 'picture': {
      const { src, alt, width, height } = block;
      return (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      );
    }
  }
}
