/** How the browser came to this page; undefined where it does not say. */
export const navigationEntry = () =>
	performance.getEntriesByType?.( 'navigation' )[ 0 ] as PerformanceNavigationTiming | undefined;
