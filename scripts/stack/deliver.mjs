import { CommandError } from '../console/command-error.mjs';

/** Input for WordPress' installation screen; the password is one that WordPress considers weak. */
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
 * Installs WordPress through its own screen, as a person with a new site does, so that all settings have WordPress'
 * defaults.
 *
 * @param {{url:string}}            site
 * @param {(step:string)=>void} log Called with the step.
 * @throws {CommandError} If WordPress reports an error.
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
