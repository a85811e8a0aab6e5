/** Returns the page's language for `Intl`: without parts that only WordPress knows, such as the ao90 of pt-PT-ao90. */
export const pageLanguage = () =>
	document.documentElement.lang.split( '-', 2 ).join( '-' ) || 'en-AU';
