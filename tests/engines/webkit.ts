import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { freePort, startProcess } from '../hosts/start-process.ts';
import type { Driver, Engine } from './driver.ts';

/** WebKitGTK, driven over WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  isInstalled: ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(findOnPath),
  // Occasionally a browser starts but never responds; then a second one is started.
  open: () => open().catch(open),
};

/** Starts a driver for each browser, so that one that hangs is stopped with all its processes. */
async function open(): Promise<Driver> {
  const work = temporaryFolder();
  const port = await freePort();
  const close = await startProcess(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`],
    { port, work },
    // WebKit's sandbox needs privileges that containers lack.
    { XDG_CONFIG_HOME: work, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  );
  try {
    const driver = new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    // The toolbar keeps it wider than 447.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 480, height: 844 });
    const type = async (text: string) => (await driver.switchTo().activeElement()).sendKeys(text);
    return {
      goto: (url) => driver.get(url),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      find: (run, ...args) => driver.executeScript<WebElement | null>(run, ...args),
      type,
      pressEscape: () => type(Key.ESCAPE),
      back: () => driver.navigate().back(),
      reload: () => driver.navigate().refresh(),
      errors: [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
