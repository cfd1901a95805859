import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Builder, By, Capabilities, Key, error as failures } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';

/** Selectors of elements that may have a role. The role computed by the engine decides. */
const candidates = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  image: 'img, [role=img]',
  link: 'a[href], [role=link]',
  menuitem: '[role=menuitem]',
  option: 'option, [role=option]',
  password: 'input[type=password]',
  radio: 'input[type=radio], [role=radio]',
  tab: '[role=tab]',
  textbox: 'input, textarea, [role=textbox]',
};

/** WebKitGTK's names for some roles: it reports a select with a popup as a button. */
const alsoCalled = { combobox: 'button', password: 'textbox' };

/*
 * MiniBrowser under automation is a private window, whose messages WebKit does not log. So each command adds these
 * listeners to the page and collects their messages. Errors before the first command on a page are lost.
 */
const listen = `
  if (!window.heardComplaints) {
    const heard = (window.heardComplaints = []);
    for (const method of ['error', 'warn']) {
      const original = console[method];
      console[method] = (...parts) => {
        heard.push(parts.join(' '));
        original.apply(console, parts);
      };
    }
    addEventListener('error', (event) => heard.push(event.message));
    addEventListener('unhandledrejection', (event) => heard.push('Unhandled: ' + event.reason));
    document.addEventListener('securitypolicyviolation', (event) =>
      heard.push('Refused by ' + event.violatedDirective + ': ' + event.blockedURI));
  }
  return window.heardComplaints.splice(0);`;

export async function openWebKit({ driver, browser, screen }) {
  const home = await mkdtemp(join(tmpdir(), 'pension-trace-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = await startScreen(screen);
  const port = await findFreePort();
  const service = new DriverService(driver, {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: display.name, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });
  const address = await service.start();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--geometry=1280x960'] },
  });
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const found = await session.getCapabilities();
  const complaints = [];
  const tabs = new Set();
  let isFirst = true;

  return {
    name: 'WebKit',
    version: `WebKitGTK ${found.getBrowserVersion()}`,
    downloads,
    async openTab() {
      if (!isFirst) await session.switchTo().newWindow('tab');
      isFirst = false;
      const handle = await session.getWindowHandle();
      tabs.add(handle);
      return tabOf(session, handle, complaints);
    },
    async closeNewTab() {
      const opened = (await session.getAllWindowHandles()).find((handle) => !tabs.has(handle));
      if (opened === undefined) return undefined;
      await session.switchTo().window(opened);
      const address = await session.getCurrentUrl();
      if (address === 'about:blank' || address === '') return undefined;
      await session.close();
      return address;
    },
    complaints: () => Promise.resolve(complaints),
    async close() {
      await session.quit();
      await service.kill();
      const ended = once(display.child, 'exit');
      display.child.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** @returns {import('./Engine').Tab} */
function tabOf(session, handle, complaints) {
  /** Runs a command in this tab: all tabs share one session. */
  async function inThisTab(action) {
    await session.switchTo().window(handle);
    complaints.push(...(await session.executeScript(listen)));
    return action();
  }

  return {
    open: (address) => inThisTab(() => session.get(address)),
    reload: () => inThisTab(() => session.navigate().refresh()),
    address: () => inThisTab(async () => new URL(await session.getCurrentUrl())),
    text: () => inThisTab(() => session.executeScript('return document.body.innerText')),
    find: (role, name) =>
      inThisTab(async () => {
        const parts = [];
        for (const element of await session.findElements(By.css(candidates[role]))) {
          if (await fits(element, role, name)) parts.push(partOf(session, element, inThisTab));
        }
        return parts;
      }),
    press: (key) => inThisTab(() => session.actions().sendKeys(keys[key]).perform()),
    attach: (file) => inThisTab(() => session.findElement(By.css('input[type=file]')).sendKeys(file)),
    picture: () => inThisTab(async () => Buffer.from(await session.takeScreenshot(), 'base64')),
    async close() {
      await inThisTab(() => session.close());
    },
  };
}

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** Treats an element that the page has replaced meanwhile as no match. */
async function fits(element, role, name) {
  try {
    return (
      (name === undefined || (await element.getAccessibleName()) === name) &&
      [role, alsoCalled[role]].includes(await element.getAriaRole()) &&
      (await element.isDisplayed())
    );
  } catch (problem) {
    if (problem instanceof failures.StaleElementReferenceError) return false;
    throw problem;
  }
}

/**
 * Shows an element and waits until it stops moving: a click goes to its position at the time of the command. WebKit's
 * driver refuses to measure what is below the edge of a dialog.
 */
async function isStill(session, element) {
  await session.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element);
  let before = '';
  let now = JSON.stringify(await element.getRect());
  while (now !== before) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    before = now;
    now = JSON.stringify(await element.getRect());
  }
}

/** @returns {import('./Engine').Part} */
function partOf(session, element, inThisTab) {
  const script = (text, ...more) => inThisTab(() => session.executeScript(text, element, ...more));
  return {
    click: () =>
      inThisTab(async () => {
        await isStill(session, element);
        await element.click();
      }),
    fill: (text) =>
      inThisTab(async () => {
        await element.clear();
        await element.sendKeys(text);
      }),
    value: () => script('return arguments[0].value'),
    choose: (text) => inThisTab(() => new Select(element).selectByVisibleText(text)),
    attribute: (name) => script('return arguments[0].getAttribute(arguments[1])', name),
    hasFocus: () => script('return arguments[0] === document.activeElement'),
    draw: (points) =>
      inThisTab(async () => {
        await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        await isStill(session, element);
        const { width, height } = await element.getRect();
        const actions = session.actions();
        for (const [index, [x, y]] of points.entries()) {
          // Offsets start at the element's centre.
          actions.move({ origin: element, x: Math.round((x - 0.5) * width), y: Math.round((y - 0.5) * height) });
          if (index === 0) actions.press();
        }
        await actions.release().perform();
      }),
  };
}

/** Starts an X server without a screen, on the first free display number. */
async function startScreen(program) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3], 'data');
  return { child, name: `:${String(number).trim()}` };
}
