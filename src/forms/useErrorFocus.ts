import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Attributes of an error summary that a host renders. */
export interface ErrorSummaryAttributes {
  ref: (element: HTMLElement | null) => void;
  role: 'alert';
  tabIndex: -1;
}

export interface UseErrorFocusOptions {
  /** Counts submissions. When it changes while there are errors, focus moves. */
  submitCount: number;
  /** The ids of the error elements that should be on the page. */
  errorIds: readonly string[];
  /** Focuses the first invalid field. */
  focusField: () => void;
}

export interface UseErrorFocusResult {
  errorSummaryProps: ErrorSummaryAttributes;
  /** Notes the page of a field or form, which may be a shadow root or another document. */
  notePage: (part: unknown) => void;
  /** Notes the focus before a submission. */
  noteSubmission: () => void;
  /** Whether the page has the error element, as far as is known. */
  isRendered: (errorId: string) => boolean;
}

/** A layout effect, so that focus never moves after the next key press. React 18 warns about it on a server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves focus after a refused submission: to the error summary, if one is rendered, otherwise to the first invalid
 * field. Leaves the focus of a summary that takes it itself.
 */
export function useErrorFocus({ submitCount, errorIds, focusField }: UseErrorFocusOptions): UseErrorFocusResult {
  const summary = useRef<HTMLElement>(null);
  const root = useRef<Document | ShadowRoot>(undefined);
  const before = useRef<Element>(null);
  const handled = useRef(submitCount);
  const [missing, setMissing] = useState('');

  useBeforePaint(() => {
    const absent = errorIds.filter((id) => !pageOf(root.current).getElementById(id)).join(' ');
    if (absent !== missing) setMissing(absent);
  });
  useBeforePaint(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    if (errorIds.length === 0) return;
    if (summary.current) {
      summary.current.focus();
      return;
    }
    const { activeElement: now } = pageOf(root.current);
    // A button that is disabled while it sends loses focus to the body.
    if (now === null || now === before.current || now.localName === 'body') focusField();
  });

  const setSummary = useCallback((element: HTMLElement | null) => {
    summary.current = element;
  }, []);
  return {
    errorSummaryProps: { ref: setSummary, role: 'alert', tabIndex: -1 },
    notePage(part) {
      const page = isNode(part) ? part.getRootNode() : undefined;
      if (isPage(page)) root.current = page;
    },
    noteSubmission() {
      before.current = pageOf(root.current).activeElement;
    },
    isRendered: (errorId) => !missing.split(' ').includes(errorId),
  };
}

function pageOf(root: Document | ShadowRoot | undefined): Document | ShadowRoot {
  return root ?? document;
}

// Not `instanceof`: an iframe has classes of its own.
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'getRootNode' in value;
}

function isPage(node: Node | undefined): node is Document | ShadowRoot {
  return node !== undefined && 'getElementById' in node;
}
