import { encode } from 'uqr';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Disclosure } from '../../ui/Disclosure';
import { useIsWide } from '../../ui/useIsWide';
import { tracingMessages } from './messages';

export interface ContinueOnPhoneProps {
  /** The path of the page. */
  path: string;
  /** True beside the content, where it is open at first if there is a margin. */
  isBeside?: boolean | undefined;
}

/** Modules of white around a QR code (ISO/IEC 18004). */
const border = 4;

/**
 * On wide screens, a QR code of a page's URL. The URL has no query and no token: the customer logs in on
 * the phone.
 */
export function ContinueOnPhone({ path: pathname, isBeside = false }: ContinueOnPhoneProps) {
  const { useHref } = usePensionTrace().navigation;
  const texts = useMessages('tracing', tracingMessages);
  const isWide = useIsWide();
  const hasMargin = useIsWide('margin');
  const href = useHref(pathname);
  if (!isWide) return null;

  const address = new URL(href, window.location.origin + window.location.pathname).href;
  const { data, size } = encode(address, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className="ptr ptr-tracing__phone">
      <Disclosure summary={texts.phoneSummary} isOpenAtFirst={isBeside && hasMargin}>
        <p>{texts.phoneText}</p>
        <svg width="192" height="192" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.phoneCode}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      </Disclosure>
    </div>
  );
}
