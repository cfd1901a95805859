import { useEffect, useRef, useState } from 'react';

export interface StoryFrameProps {
  id: string;
  /** The size of the page in the frame, in CSS pixels. */
  size: { width: number; height: number };
  /** Values of the toolbar, as in Storybook's URLs. */
  globals: string;
}

/**
 * The live story, scaled to the width of its card. Rendered only while it is in view, because each frame loads and
 * plays a story.
 */
export function StoryFrame({ id, size, globals }: StoryFrameProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setWidth(entry?.isIntersecting === true ? element.clientWidth : 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Without axe, which would run in every frame.
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `${globals};a11y.manual:!true` });
  return (
    <span ref={ref} className="sb-cards__frame">
      {width > 0 && (
        <iframe
          src={`./iframe.html?${query.toString()}`}
          title="Live story"
          aria-hidden
          tabIndex={-1}
          inert
          {...size}
          style={{ scale: String(width / size.width) }}
        />
      )}
    </span>
  );
}
