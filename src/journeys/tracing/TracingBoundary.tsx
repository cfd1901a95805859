import { Component, type ReactNode } from 'react';
import { UnexpectedError } from '../../features/frame/UnexpectedError';
import { routingDetail } from './routingDetail';

interface TracingBoundaryProps {
  /** Called with what was thrown. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Shows 'Unexpected Application Error!' when a page throws, with the status of a routing error
 * and never with the message of any other.
 */
export class TracingBoundary extends Component<TracingBoundaryProps, { failure?: { thrown: unknown } }> {
  override state: { failure?: { thrown: unknown } } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? <UnexpectedError detail={routingDetail(failure.thrown)} /> : this.props.children;
  }
}
