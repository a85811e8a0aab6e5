import type { Page } from '@playwright/test';
import { runPhp } from './php';

/** Somebody who uses the portal. */
export interface Client {
	id: number;
	name: string;
	email: string;
	password: string;
}

/** Adds a client whom nobody else knows, so that tests do not meet. */
export async function addClient( role = 'atoll_client' ): Promise< Client > {
	const name = `client-${ Math.random().toString( 36 ).slice( 2, 10 ) }`;
	const email = `${ name }@example.com`;
	const password = `kelp forest ${ name }`;
	const printed = await runPhp(
		`echo wp_insert_user( array( 'user_login' => '${ name }', 'user_email' => '${ email }', 'user_pass' => '${ password }', 'role' => '${ role }' ) );`
	);
	return { id: Number( printed ), name, email, password };
}

/** Begins a session as WordPress does after a login, without its screen. */
export async function logInAs( page: Page, user: number ): Promise< void > {
	const printed = await runPhp( `
		$ends  = time() + HOUR_IN_SECONDS;
		$token = WP_Session_Tokens::get_instance( ${ user } )->create( $ends );
		echo wp_json_encode( array(
			AUTH_COOKIE      => wp_generate_auth_cookie( ${ user }, $ends, 'auth', $token ),
			LOGGED_IN_COOKIE => wp_generate_auth_cookie( ${ user }, $ends, 'logged_in', $token ),
		) );` );
	const cookies = Object.entries( JSON.parse( printed ) as Record< string, string > );
	await page.context().addCookies(
		cookies.map( ( [ name, value ] ) => ( {
			name,
			value: encodeURIComponent( value ),
			url: process.env.ATOLL_URL!,
			httpOnly: true,
		} ) )
	);
}

/** A new client who is logged in in this page's browser. */
export async function asClient( page: Page ): Promise< Client > {
	const client = await addClient();
	await logInAs( page, client.id );
	return client;
}

/** Ends every login of somebody, as the clock would. */
export const endSessions = ( email: string ): Promise< string > =>
	runPhp(
		`WP_Session_Tokens::get_instance( get_user_by( 'email', '${ email }' )->ID )->destroy_all();`
	);
