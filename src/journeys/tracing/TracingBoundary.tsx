import { Component, type ReactNode } from 'react';
import { UnexpectedError } from '../../features/frame/UnexpectedError';

interface TracingBoundaryProps {
  /** Called with what was thrown. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows 'Unexpected Application Error!' when a page throws or its code cannot load (specification section 2.1). */
export class TracingBoundary extends Component<TracingBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <UnexpectedError detail={error instanceof Error ? error.message : String(error)} />;
  }
}
