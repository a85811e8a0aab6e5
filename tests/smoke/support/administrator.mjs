/** Logs in at wp-login.php and gives what a request needs to be the administrator's. */
export async function session( url ) {
	const answer = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
	} );
	const cookie = answer.headers
		.getSetCookie()
		.map( ( text ) => text.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await fetch( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, {
		headers: { Cookie: cookie },
	} );
	return { Cookie: cookie, 'X-WP-Nonce': await nonce.text() };
}

/** Makes an application password, which only WordPress' local environment allows over http. */
export async function applicationPassword( url ) {
	const answer = await fetch( `${ url }/wp-json/wp/v2/users/me/application-passwords`, {
		method: 'POST',
		headers: await session( url ),
		body: new URLSearchParams( { name: `Smoke ${ Date.now() }` } ),
	} );
	const { password } = await answer.json();
	return {
		Authorization: `Basic ${ Buffer.from( `admin:${ password }` ).toString( 'base64' ) }`,
	};
}
