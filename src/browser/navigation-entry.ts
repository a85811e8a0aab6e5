/** Returns how the browser came to this page; undefined if it does not say. */
export const navigationEntry = () =>
	performance.getEntriesByType?.( 'navigation' )[ 0 ] as PerformanceNavigationTiming | undefined;
