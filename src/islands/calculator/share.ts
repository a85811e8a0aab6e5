/**
 * The page's address with what was entered, so that it shows the same answer to others.
 *
 * @param query What makes that answer, and what names the page where addresses are plain.
 * @param id    Of the calculator's place in the page.
 */
export const shareUrl = ( query: Record< string, string >, id: string ): string => {
	const address = new URL( window.location.href );
	address.search = new URLSearchParams( query ).toString();
	address.hash = id;
	return address.href;
};
