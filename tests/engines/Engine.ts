/** The roles that the journey searches for. ARIA has none for a password field. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'image'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'password'
  | 'radio'
  | 'tab'
  | 'textbox';

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape';

/** A point in an element, as fractions of its width and height. */
export type Point = readonly [x: number, y: number];

/** One element of a page. */
export interface Part {
  click(): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(text: string): Promise<void>;
  value(): Promise<string>;
  /** Chooses the option of a select with this text. */
  choose(text: string): Promise<void>;
  attribute(name: string): Promise<string | null>;
  hasFocus(): Promise<boolean>;
  /** Draws a line from point to point with the mouse. */
  draw(points: readonly Point[]): Promise<void>;
}

/** One tab of a browser. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<URL>;
  /** The visible text. */
  text(): Promise<string>;
  /** The visible elements with this role and, if given, exactly this accessible name, in the order of the page. */
  find(role: Role, name?: string): Promise<readonly Part[]>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine for the page's file input. */
  attach(file: string): Promise<void>;
  /** A screenshot of the page, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser with its own profile. */
export interface Engine {
  name: string;
  /** The browser's name and version. */
  version: string;
  /** The download folder. */
  downloads: string;
  openTab(): Promise<Tab>;
  /** Closes the tab that a page has opened and returns its address. Undefined if there is none. */
  closeNewTab(): Promise<string | undefined>;
  /** Console errors and uncaught exceptions of every tab so far, as far as the engine reports them. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
