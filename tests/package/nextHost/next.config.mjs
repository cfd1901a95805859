export default {
  // The host's packages are links into the repository.
  turbopack: { root: '/' },
  // tests/docs checks the types of the recipe.
  typescript: { ignoreBuildErrors: true },
  // Saves a third of the processor time. What the host does stays the same.
  experimental: { turbopackMinify: false, turbopackSourceMaps: false },
};
