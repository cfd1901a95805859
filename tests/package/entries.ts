import packageJson from '../../package.json' with { type: 'json' };

/** The package's entries with values, as `src` names their files. */
export const entries = Object.values(packageJson.exports)
  .flatMap((target) => (typeof target === 'string' ? [] : target.default))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('./dist/', '').replace(/\.js$/, ''));
