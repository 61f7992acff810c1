import { useState } from 'react';

export function Panel({ open }: { readonly open: boolean }) {
  if (!open) return null;
  const [text] = useState('');
  return <p>{text}</p>;
}
