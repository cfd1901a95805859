export default {
  // As in a project from create-next-app.
  cacheComponents: true,
  partialPrefetching: true,
  // The host's packages are symbolic links into the repository.
  turbopack: { root: '/' },
  // tests/docs checks the types of the recipe.
  typescript: { ignoreBuildErrors: true },
  // Saves a third of the processor time without changing the host's behaviour.
  experimental: { turbopackMinify: false, turbopackSourceMaps: false },
};
