/**
 * Where a confirmation leads (spec 7): the content system's host is swapped for the one this
 * page came from; other sites keep theirs. Nothing but http(s) is followed.
 *
 * @param redirect As the server gave it.
 * @param endpoint An address on the content system's host.
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

/** Leaves for an address, also when it is this very page but for its hash. */
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
