/**
 * Returns the page's URL with the entered values, so that it shows others the same answer.
 *
 * @param query The entered values, and on sites without pretty permalinks the argument that names the page.
 * @param id    The id of the calculator's element.
 */
export const shareUrl = ( query: Record< string, string >, id: string ): string => {
	const address = new URL( window.location.href );
	address.search = new URLSearchParams( query ).toString();
	address.hash = id;
	return address.href;
};
