import { Component, createElement, useContext, type ReactNode } from 'react';
import { CodeContext } from './CodeContext';

/** A nicety that the page can do without: when it throws, the rest of the page stays, and `onError` gets the error. */
export function Extra({ children }: { children: ReactNode }) {
  const { onError } = useContext(CodeContext);
  return createElement(Net, { onError }, children);
}

class Net extends Component<{ onError: (error: unknown) => void; children?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError(thrown);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
