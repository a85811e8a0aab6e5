/**
 * Returns the URL that a confirmation leads to (spec 7). The content system's host is replaced by the host of the
 * current page; other sites keep theirs. Returns null for anything but http(s).
 *
 * @param redirect The server's URL.
 * @param endpoint A URL on the content system's host.
 */
export const redirectUrl = ( redirect: string, endpoint: string ): string | null => {
	try {
		const content = new URL( endpoint, location.href );
		const target = new URL( redirect, content );
		if ( ! /^https?:$/.test( target.protocol ) ) {
			return null;
		}
		return target.origin === content.origin
			? location.origin + target.pathname + target.search + target.hash
			: target.href;
	} catch {
		return null;
	}
};

/** Goes to a URL, also if it differs from the current one only in its fragment. */
export const navigateTo = ( target: string ) => {
	const { pathname, search, hash, origin } = new URL( target );
	const isHere =
		hash !== '' &&
		origin + pathname + search === location.origin + location.pathname + location.search;
	location.assign( target );
	if ( isHere ) {
		location.reload();
	}
};
