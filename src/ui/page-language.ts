/** As `Intl` takes it: without what WordPress alone knows, such as the orthography of pt-PT-ao90. */
export const pageLanguage = () =>
	document.documentElement.lang.split( '-', 2 ).join( '-' ) || 'en-AU';
