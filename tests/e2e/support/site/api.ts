/** An entry as gf/v2 gives it: properties of its own, and answers under `3` or `5.1`. */
export type Entry = Record< string, unknown >;

/**
 * Calls the site's REST API as the administrator.
 *
 * @param path   Below /wp-json/, for example `gf/v2/entries`.
 * @param method HTTP method.
 * @param body   Sent as JSON.
 * @throws When the answer is not 2xx.
 */
export async function call< Answer >(
	path: string,
	method = 'GET',
	body?: object
): Promise< Answer > {
	const response = await fetch( `${ process.env.ATOLL_URL }wp-json/${ path }`, {
		method,
		headers: {
			Authorization: process.env.ATOLL_AUTHORIZATION ?? '',
			...( body ? { 'Content-Type': 'application/json' } : {} ),
		},
		...( body ? { body: JSON.stringify( body ) } : {} ),
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error(
			`${ method } ${ path } answered ${ response.status }: ${ text.slice( 0, 500 ) }`
		);
	}
	return JSON.parse( text ) as Answer;
}

/** The stored entries in which `marker` occurs, at most the 200 newest are looked at. */
export async function entriesWith( marker: string ): Promise< Entry[] > {
	const { entries } = await call< { entries: Entry[] } >( 'gf/v2/entries?paging[page_size]=200' );
	return entries.filter( ( entry ) => JSON.stringify( entry ).includes( marker ) );
}

/** What the person answered: input ids such as `3` and `5.1`, without the empty ones. */
export function answersOf( entry: Entry ): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( entry ).filter(
			( [ key, value ] ) => /^\d+(\.\d+)?$/.test( key ) && value !== ''
		)
	);
}
