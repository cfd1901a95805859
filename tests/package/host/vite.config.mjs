export default {
  // One React, the host's: what is installed beside it may bring another version along.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { rolldownOptions: { input: ['index.html', 'signUp.html'] } },
};
