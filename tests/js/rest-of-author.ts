import apiFetch from '@wordpress/api-fetch';

/** What core-data asks first: where the records of a kind are. */
const KINDS = {
	'/wp/v2/taxonomies': {
		category: { name: 'Categories', rest_base: 'categories', rest_namespace: 'wp/v2' },
	},
	'/wp/v2/types': {
		attachment: { name: 'Media', rest_base: 'media', rest_namespace: 'wp/v2' },
		page: { name: 'Pages', rest_base: 'pages', rest_namespace: 'wp/v2' },
	},
};

/**
 * WordPress' REST API as it answers an author: what is asked for to be edited is refused, the rest is what the test
 * says, by the path without its arguments.
 */
export const answerAuthor = ( records: Record< string, unknown > ) =>
	apiFetch.setFetchHandler( async ( { path = '', parse = true } ) => {
		const answers: Record< string, unknown > = { ...KINDS, ...records };
		const { pathname, searchParams } = new URL( path, 'https://example.com' );
		if ( searchParams.get( 'context' ) === 'edit' || ! ( pathname in answers ) ) {
			throw { code: 'rest_forbidden_context', data: { status: 403 } };
		}
		const answer = answers[ pathname ];
		return parse
			? answer
			: {
					json: async () => answer,
					headers: new Headers( {
						'X-WP-Total': '1',
						'X-WP-TotalPages': '1',
						Allow: 'GET',
					} ),
				};
	} );
