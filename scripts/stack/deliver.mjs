import { CommandError } from '../console/command-error.mjs';

/** What the screen asks for; the password is one that WordPress calls weak. */
const ANSWERS = {
	weblog_title: 'A new site',
	user_name: 'admin',
	admin_password: 'password',
	admin_password2: 'password',
	pw_weak: 'on',
	admin_email: 'admin@example.com',
	blog_public: '1',
};

/**
 * Installs WordPress by its own screen, as whoever rents a site does, so that every setting is WordPress' choice.
 *
 * @param {{url:string}}            site
 * @param {(step:string)=>void} log Told the step.
 * @throws {CommandError} When WordPress refuses.
 */
export async function deliver( { url }, log ) {
	log( 'installation' );
	const answer = await fetch( `${ url }/wp-admin/install.php?step=2`, {
		method: 'POST',
		body: new URLSearchParams( ANSWERS ),
	} );
	const page = await answer.text();
	if ( ! page.includes( 'wp-login.php' ) ) {
		throw new CommandError(
			`WordPress was not installed: ${ answer.status } ${ page.slice( 0, 300 ) }`
		);
	}
}
