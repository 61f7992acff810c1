import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { Check, Phase } from './bench.ts';

type Found = NonNullable<Check['before']>;

export interface Answer {
  readonly outcome: Found['outcome'];
  readonly number: number | null;
  readonly choice: number | null;
}

interface CheckCellProps {
  readonly check: Check;
  readonly phase: Phase;
  readonly isOpen: boolean;
  readonly onAnswer: (answer: Answer, checkId: number) => void;
}

/** What was found of a check before or after, and the field for saying it. */
export function CheckCell({ check, phase, isOpen, onAnswer }: CheckCellProps) {
  const t = usePhrases('repairBench');
  const moment = useMoment();
  const { checkId, name, kind } = check;
  const found = check[phase];
  if (!check.phases.includes(phase)) return <td>–</td>;
  const isEditable = isOpen && checkId !== null;
  const ask = {
    check,
    found,
    label: `${name}, ${t(phase)}`,
    onAnswer: (answer: Answer) => {
      if (checkId !== null) onAnswer(answer, checkId);
    },
  };
  return (
    <td>
      {isEditable && kind === 'number' && <NumberAnswer key={String(found?.number)} {...ask} />}
      {isEditable && kind !== 'number' && <WordAnswer {...ask} />}
      {!isEditable && found === null && <span className="soft">{t('notChecked')}</span>}
      {found !== null && (
        <span className="bench-found">
          {(!isEditable || found.outcome === 'not_testable') && (
            <strong>
              <FoundWords found={found} unit={check.unit} />
            </strong>
          )}{' '}
          <span className="soft">
            {found.by}, {moment(found.at)}
          </span>
        </span>
      )}
    </td>
  );
}

interface FoundWordsProps {
  readonly found: Found;
  readonly unit: string | null;
}

function FoundWords({ found: { outcome, number, choice }, unit }: FoundWordsProps) {
  const t = usePhrases('repairBench');
  if (outcome === 'measured') return [number, unit].filter((part) => part !== null).join('\u00a0');
  return outcome === 'chosen' ? choice : t(outcome);
}

interface AnswerProps {
  readonly check: Check;
  readonly found: Found | null;
  readonly label: string;
  readonly onAnswer: (answer: Answer) => void;
}

const notTestable: Answer = { outcome: 'not_testable', number: null, choice: null };

/** A verdict or one of some words; chosen, it is written down. */
function WordAnswer({ check: { kind, choices }, found, label, onAnswer }: AnswerProps) {
  const t = usePhrases('repairBench');
  const place = found?.outcome === 'chosen' ? choices.indexOf(found.choice ?? '') : -1;
  const value = found?.outcome === 'chosen' ? String(place) : (found?.outcome ?? '');
  const choose = (chosen: string) => {
    if (chosen === 'ok' || chosen === 'not_ok' || chosen === 'not_testable') {
      onAnswer({ outcome: chosen, number: null, choice: null });
    } else if (chosen !== '') {
      onAnswer({ outcome: 'chosen', number: null, choice: Number(chosen) });
    }
  };
  return (
    <select
      className="field-input"
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('notChecked')}</option>
      {kind === 'verdict' && <option value="ok">{t('ok')}</option>}
      {kind === 'verdict' && <option value="not_ok">{t('not_ok')}</option>}
      {choices.map((word, at) => (
        <option key={word} value={String(at)}>
          {word}
        </option>
      ))}
      <option value="not_testable">{t('not_testable')}</option>
    </select>
  );
}

/** A number, written down with Enter or when the field is left. */
function NumberAnswer({ check, found, label, onAnswer }: AnswerProps) {
  const t = usePhrases('repairBench');
  const known = found?.number === null || found === null ? '' : String(found.number);
  const [typed, setTyped] = useState(known);
  const send = () => {
    const text = typed.trim();
    if (text === known || text === '') return;
    // What is no whole number goes out as nothing, and the answer says so.
    const number = /^\d{1,7}$/.test(text) ? Number(text) : null;
    onAnswer({ outcome: 'measured', number, choice: null });
  };
  return (
    <span className="bench-answer">
      <input
        className="field-input"
        inputMode="numeric"
        aria-label={label}
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send();
        }}
      />
      {check.unit}
      {found?.outcome !== 'not_testable' && (
        <Button
          kind="quiet"
          aria-label={`${t('not_testable')}: ${label}`}
          onClick={() => onAnswer(notTestable)}
        >
          {t('not_testable')}
        </Button>
      )}
    </span>
  );
}
