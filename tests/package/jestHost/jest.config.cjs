module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['**/PensionPage.test.jsx'],
  // Imports stay imports: the package, and some that it needs, are ESM only.
  extensionsToTreatAsEsm: ['.jsx'],
};
