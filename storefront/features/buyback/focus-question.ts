import { questionElementId } from './question.tsx';

/** Brings a question into view and the keyboard to its answers. */
export function focusQuestion(id: string): void {
  const question = document.getElementById(questionElementId(id));
  const target = question?.querySelector<HTMLElement>('input:checked, input:not(:disabled)');
  target?.focus({ preventScroll: true });
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  question?.scrollIntoView({ block: 'center', behavior });
}
