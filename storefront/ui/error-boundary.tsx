import { Component, type ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Keeps what is around it standing when a part breaks or its code does not arrive. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A chunk of a past version may be gone: only a new document helps then.
    return <LoadFailed onRetry={() => location.reload()} />;
  }
}
