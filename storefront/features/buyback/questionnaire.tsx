import { useText } from '../../i18n/text.ts';
import type { QuestionnaireProps } from './questionnaire-props.ts';

export function Questionnaire({ deviceName }: QuestionnaireProps) {
  const t = useText('questionnaire');
  return (
    <h2>
      {t('heading')} {deviceName}
    </h2>
  );
}
