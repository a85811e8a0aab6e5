/** Returns the cookies of a response as one Cookie header. */
function cookies( response: Response ): string {
	return response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

/** Session of the administrator, for REST and for browsers. */
export interface Session {
	/** Value of an Authorization header. */
	authorization: string;
	/** Value of a Cookie header. */
	cookie: string;
}

/**
 * Logs in as the stack's administrator and creates an application password, as a person would, so that it works on any
 * site.
 *
 * @param url URL of the site, without a trailing slash.
 */
export async function signIn( url: string ): Promise< Session > {
	const login = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
	} );
	const headers = { Cookie: cookies( login ) };
	const nonce = await fetch( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers } );
	const made = await fetch( `${ url }/wp-json/wp/v2/users/me/application-passwords`, {
		method: 'POST',
		headers: { ...headers, 'X-WP-Nonce': await nonce.text() },
		body: new URLSearchParams( { name: `e2e ${ Date.now() }` } ),
	} );
	const { password, message } = ( await made.json() ) as { password?: string; message?: string };
	if ( password === undefined ) {
		throw new Error( `No application password from ${ url }: ${ message }` );
	}
	return {
		authorization: `Basic ${ Buffer.from( `admin:${ password }` ).toString( 'base64' ) }`,
		cookie: headers.Cookie,
	};
}
