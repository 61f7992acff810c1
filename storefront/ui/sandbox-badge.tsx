import './sandbox-badge.css';

/** Says of something outside the shop that it is only played (DECISIONS "Outside services"). */
export function SandboxBadge({ text }: { readonly text: string }) {
  return <span className="sandbox-badge">{text}</span>;
}
