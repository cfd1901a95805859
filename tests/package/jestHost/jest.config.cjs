module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['**/PensionPage.test.jsx'],
  // Do not compile imports to require: the package and some of its dependencies are ESM only.
  extensionsToTreatAsEsm: ['.jsx'],
};
