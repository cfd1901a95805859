/** Every text of the support page and of a guide's page. */
export const supportMessages = {
  heading: 'How can we support you?',
  lead: 'Browse guides or search for specific information and issues.',
  back: 'Back to your portal',
  searchLabel: 'Search guides',
  search: 'Search',
  browse: 'Browse Guides',
  results: 'Search Results',
  resultCount: (count: number, query: string) => {
    if (count === 0) return `No guides match “${query}”.`;
    return count === 1 ? `1 guide matches “${query}”.` : `${count} guides match “${query}”.`;
  },
  showAll: 'Show all guides',
  recommended: 'Recommended Guides',
  loading: 'Loading the guides',
  loadingRecommended: 'Loading the recommended guides',
  failedHeading: 'Oops! Something went wrong',
  failed: 'We encountered an error while fetching guides. Please try again later.',
  emptyHeading: 'No Guides Found',
  empty: 'There are no guides available at the moment. Check back later for helpful content.',
  backToGuides: 'Back to all guides',
  guideLoading: 'Loading the guide',
  guideFailedHeading: 'Oops! Something went wrong',
  guideFailed: 'Failed to load guide. Please try again later.',
  guideMissing: 'Guide not found',
  guideMissingText: 'It may have been moved or taken down. Go back to see all guides.',
  table: 'Table',
  updated: (date: string) => `Published ${date}`,
};
