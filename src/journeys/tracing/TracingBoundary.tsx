import { Component, type ReactNode } from 'react';
import { UnexpectedError } from '../../features/frame/UnexpectedError';
import { routingDetail } from './routingDetail';

interface TracingBoundaryProps {
  /** Called with the thrown value. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Shows 'Unexpected Application Error!' when a page throws. Shows the status of a routing error, never the message of
 * another error.
 */
export class TracingBoundary extends Component<TracingBoundaryProps, { failure?: { thrown: unknown } }> {
  override state: { failure?: { thrown: unknown } } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  override componentDidCatch(thrown: unknown) {
    const status = routingDetail(thrown);
    // A router's error response has no message of its own.
    this.props.onError(status === undefined ? thrown : new Error(status, { cause: thrown }));
  }

  override render() {
    const { failure } = this.state;
    return failure ? <UnexpectedError detail={routingDetail(failure.thrown)} /> : this.props.children;
  }
}
