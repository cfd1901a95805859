/** Adds style sheets to the page, in order, and returns a function that removes them. */
export function addSheets(sheets: readonly string[]): () => void {
  const elements = sheets.map((sheet) => {
    const element = document.createElement('style');
    element.textContent = sheet;
    document.head.append(element);
    return element;
  });
  return () => elements.forEach((element) => element.remove());
}

/** Computed styles of elements and pseudo-elements, by their names in messages. */
export type Measured = Map<string, Record<string, string>>;

/** Every property that places or paints an element or its text. Logical properties resolve to these. */
const properties =
  `
  display position top right bottom left float clear z-index visibility opacity overflow-x overflow-y clip-path
  box-sizing width height min-width min-height max-width max-height aspect-ratio
  margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-right-style border-bottom-style border-left-style
  border-top-color border-right-color border-bottom-color border-left-color
  border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
  border-collapse border-spacing outline-width outline-style outline-color outline-offset box-shadow
  background-color background-image background-size background-position background-repeat
  color color-scheme accent-color caret-color appearance cursor pointer-events user-select resize touch-action
  font-family font-size font-style font-weight font-stretch font-variant font-feature-settings font-variation-settings
  line-height letter-spacing word-spacing text-align text-indent text-transform text-shadow text-overflow text-wrap-mode
  text-wrap-style text-decoration-line text-decoration-color text-decoration-style text-decoration-thickness
  text-underline-offset white-space-collapse word-break overflow-wrap hyphens vertical-align direction text-size-adjust
  list-style-type list-style-position list-style-image content quotes counter-increment
  flex-direction flex-wrap flex-grow flex-shrink flex-basis order row-gap column-gap grid-template-columns
  grid-template-rows grid-column-start grid-row-start align-items align-content align-self justify-items
  justify-content justify-self object-fit object-position transform filter transition-property transition-duration
  animation-name scroll-margin-top fill stroke stroke-width
`.match(/[\w-]+/g) ?? [];

/** The properties that paint SVG shapes, which have no box and no text. */
const shapeProperties = ['display', 'opacity', 'transform', 'fill', 'stroke', 'stroke-width'];

const pseudoElements = ['', '::before', '::after', '::placeholder'];

export function measure(elements: readonly Element[]): Measured {
  const measured: Measured = new Map();
  elements.forEach((element, index) => {
    for (const pseudo of pseudoElements) {
      const style = getComputedStyle(element, pseudo || null);
      if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') continue;
      if (pseudo === '::placeholder' && !element.matches('[placeholder]')) continue;
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`;
      const isShape = element instanceof SVGElement && !(element instanceof SVGSVGElement);
      const compared = style.display === 'none' ? ['display'] : isShape ? shapeProperties : properties;
      measured.set(name, Object.fromEntries(compared.map((property) => [property, style.getPropertyValue(property)])));
    }
  });
  return measured;
}

/** Returns the differences, one line for each element and property. */
export function differencesOf(before: Measured, after: Measured): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.get(name) ?? {}, after.get(name) ?? {}];
    return Object.keys({ ...old, ...now })
      .filter((property) => old[property] !== now[property])
      .map((property) => `${name} { ${property}: ${old[property]} → ${now[property]} }`);
  });
}
