import { Component, type ReactNode } from 'react';
import { UnexpectedError } from '../../features/frame/UnexpectedError';

interface TracingBoundaryProps {
  /** Called with what was thrown. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows 'Unexpected Application Error!' when a page throws or its code cannot load (specification section 2.1). */
export class TracingBoundary extends Component<TracingBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error('A page threw something that is no error') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <UnexpectedError detail={error.message} />;
  }
}
