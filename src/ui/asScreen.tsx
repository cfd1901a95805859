import { createContext, forwardRef, memo, useCallback, useContext, useMemo, useRef } from 'react';
import type { FunctionComponent, ReactNode, Ref, RefCallback } from 'react';
import { checkPageFont } from './pageFont';
import { useElementRef } from './useElementRef';

/** Props of every screen. */
export interface PensionTraceScreenProps {
  /** Class names added to the root element of the screen, in each of its states. */
  className?: string | undefined;
  /** The root element of the screen, in each of its states. Null while the screen renders nothing. */
  ref?: Ref<HTMLElement> | undefined;
  /**
   * True to focus the heading once it is there, because the screen replaces another: a screen reader then announces it.
   * For pages that you compose yourself; `PensionTracing` and `PensionTracePage` do it. No effect on cards, which have no
   * page heading. Default false.
   */
  focusHeading?: boolean | undefined;
}

/** Props of every screen with a form. */
export interface PensionTraceFormScreenProps extends PensionTraceScreenProps {
  /** Content that replaces ours. */
  slots?:
    | {
        /** The heading of the form. The element and its level stay. */
        heading?: ReactNode;
        /** The panel beside the form, below it on a phone. Null for no panel. */
        aside?: ReactNode;
      }
    | undefined;
}

/** Props of every screen with a form that takes your own questions. */
export interface PensionTraceQuestionScreenProps extends PensionTraceScreenProps {
  /** Content that replaces ours, and your own questions. */
  slots?:
    | (ScreenSlots & {
        /**
         * Your own questions, in the form above its button. Their fields take the attributes that `useExtraFields` returns, and
         * `extraSchema` checks them.
         */
        fields?: ReactNode;
      })
    | undefined;
}

export type ScreenSlots = NonNullable<PensionTraceFormScreenProps['slots']>;
/** What a screen with own questions gets beside its props. */
export type QuestionScreen = RootAttributes & { slots: NonNullable<PensionTraceQuestionScreenProps['slots']> };

/** Attributes of the root element of a screen. */
export interface RootAttributes {
  className?: string | undefined;
  ref?: RefCallback<HTMLElement> | undefined;
}

interface Surroundings {
  root: RootAttributes;
  /** Undefined for the screen's own panel, null for none. */
  aside: ReactNode;
}

const nothing: Surroundings = { root: {}, aside: undefined };
const ScreenContext = createContext(nothing);

/** Returns the attributes for the root of the screen around, and its panel. Empty below a root. */
export function useScreenRoot(): Surroundings {
  return useContext(ScreenContext);
}

/** Renders the content of a root: further roots inside are not the screen's. */
export function InsideRoot({ children }: { children: ReactNode }) {
  return <ScreenContext.Provider value={nothing}>{children}</ScreenContext.Provider>;
}

/**
 * Makes a screen that takes `className` and `ref`. `Screen` and `SplitScreen` put them on their element; a screen with
 * another root spreads the second argument on it.
 */
export function asScreen<Props extends object>(
  render: (props: Props, root: RootAttributes) => ReactNode,
): FunctionComponent<Props & PensionTraceScreenProps>;
export function asScreen(render: (props: object, root: RootAttributes) => ReactNode) {
  return namedScreen(render.name, (props, { slots: _slots, ...root }) => render(props, root));
}

/** Makes a screen with a form, which also takes `slots`. It renders `slots.heading` itself. */
export function asFormScreen<Props extends object>(
  render: (props: Props, screen: RootAttributes & { slots: ScreenSlots }) => ReactNode,
): FunctionComponent<Props & PensionTraceFormScreenProps>;
export function asFormScreen(render: RenderScreen) {
  return namedScreen(render.name, render);
}

/**
 * Makes a screen with a form that takes the host's own questions. It renders `slots.fields` with `OwnQuestions`. The type
 * stays generic, so that `onCompleted` knows the values of the schema.
 */
export function asQuestionScreen<Props extends object>(
  render: (props: Props, screen: QuestionScreen) => ReactNode,
): (props: Props & PensionTraceQuestionScreenProps) => ReactNode;
export function asQuestionScreen(render: RenderScreen) {
  return namedScreen(render.name, render);
}

type RenderScreen = (props: object, screen: QuestionScreen) => ReactNode;

function namedScreen(name: string, render: RenderScreen) {
  const ScreenWithRef = forwardRef<HTMLElement, Omit<PensionTraceQuestionScreenProps, 'ref'>>((props, ref) => {
    const { className, slots = noSlots, focusHeading = false, ...rest } = props;
    const forwarded = useElementRef(ref);
    const focusOnce = useHeadingFocus(focusHeading);
    const elementRef = useCallback(
      (element: HTMLElement | null) => {
        if (element !== null) {
          checkPageFont(element);
          focusOnce(element);
        }
        return forwarded(element);
      },
      [forwarded, focusOnce],
    );
    const root = useMemo(() => ({ className, ref: elementRef }), [className, elementRef]);
    const { aside } = slots;
    const surroundings = useMemo(() => ({ root, aside }), [root, aside]);
    return <ScreenContext.Provider value={surroundings}>{render(rest, { ...root, slots })}</ScreenContext.Provider>;
  });
  // For React's developer tools. esbuild adds a digit to the name of a function that has its variable's name.
  ScreenWithRef.displayName = name.replace(/\d$/, '');
  // A host that renders again with equal props does not render the screen.
  return memo(ScreenWithRef);
}

/** Returns a function that moves the focus to the heading of a screen, once it has one. */
function useHeadingFocus(isWanted: boolean): (screen: HTMLElement) => void {
  const awaitsFocus = useRef(isWanted);
  return useCallback((screen) => {
    const heading = awaitsFocus.current && screen.querySelector<HTMLElement>('.ptr-screen__heading');
    if (!heading) return;
    awaitsFocus.current = false;
    heading.focus();
  }, []);
}

const noSlots: ScreenSlots = {};
