import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { SignatureDraft } from './signature-draft.ts';
import { SignaturePad } from './signature-pad.tsx';
import './signature.css';

interface SignatureFieldProps {
  readonly draft: SignatureDraft;
  readonly onChange: (draft: SignatureDraft) => void;
  /** It was asked for and is not there. */
  readonly isMissing: boolean;
}

/** Who signs, and their signature: on the pad, or on a paper that lies somewhere in the house. */
export function SignatureField({ draft, onChange, isMissing }: SignatureFieldProps) {
  const t = usePhrases('repairPapers');
  const { signer, strokes, isOnPaper, onPaper } = draft;
  return (
    <fieldset className="signature-field">
      <legend>{t('signature')}</legend>
      <TextField
        label={t('signer')}
        value={signer}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, signer: target.value })}
      />
      {!isOnPaper && (
        <SignaturePad
          strokes={strokes}
          onChange={(drawn) => onChange({ ...draft, strokes: drawn })}
        />
      )}
      <Checkbox
        label={t('isOnPaper')}
        checked={isOnPaper}
        onChange={({ target }) => onChange({ ...draft, isOnPaper: target.checked })}
      />
      {isOnPaper && (
        <TextField
          label={t('onPaper')}
          help={t('onPaperHelp')}
          value={onPaper}
          maxLength={200}
          onChange={({ target }) => onChange({ ...draft, onPaper: target.value })}
        />
      )}
      {isMissing && <FieldError isAlert>{t('signatureMissing')}</FieldError>}
    </fieldset>
  );
}
