/**
 * Whether the server made this page for somebody it knows. What a page for everybody says
 * stays true when a cache serves it.
 */
export const isLoggedIn = (): boolean => {
	const manifest = document.getElementById( 'atoll-manifest' )?.textContent;
	return !! manifest && JSON.parse( manifest ).loggedIn === true;
};
