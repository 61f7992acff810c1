import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { SandboxBadge } from '../../ui/sandbox-badge.tsx';

interface SandboxButtonsProps {
  readonly lead: string;
  readonly isBusy: boolean;
  readonly choices: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** Stands for a wallet's or a check's own window, and says that it is only played. */
export function SandboxButtons({ lead, isBusy, choices }: SandboxButtonsProps) {
  const t = useText('order');
  return (
    <div className="sandbox-box">
      <p>
        <SandboxBadge text={t('sandbox')} /> {lead}
      </p>
      {choices.map(({ label, onPress }, index) => (
        <Button
          key={label}
          kind={index === 0 ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
