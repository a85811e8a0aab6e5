/** Entry in gf/v2's format: its own properties, and answers under `3` or `5.1`. */
export type Entry = Record< string, unknown >;

/**
 * Calls the site's REST API as the administrator.
 *
 * @param path   Path in /wp-json/, such as `gf/v2/entries`.
 * @param method HTTP method.
 * @param body   Body, sent as JSON.
 * @throws If the status of the response is not 2xx.
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

/** Returns the stored entries that contain `marker`, among the 200 newest. */
export async function entriesWith( marker: string ): Promise< Entry[] > {
	const { entries } = await call< { entries: Entry[] } >( 'gf/v2/entries?paging[page_size]=200' );
	return entries.filter( ( entry ) => JSON.stringify( entry ).includes( marker ) );
}

/** Returns the answers of an entry by input id, such as `3` and `5.1`, without empty ones. */
export function answersOf( entry: Entry ): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( entry ).filter(
			( [ key, value ] ) => /^\d+(\.\d+)?$/.test( key ) && value !== ''
		)
	);
}
