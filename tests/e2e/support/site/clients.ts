import type { Page } from '@playwright/test';
import { runPhp } from './php';

/** User of the portal. */
export interface Client {
	id: number;
	name: string;
	email: string;
	password: string;
}

/** PHP that starts a session for `$id` as WordPress does after a login, and puts its cookies into `$cookies`. */
const BEGIN = `
	$ends    = time() + HOUR_IN_SECONDS;
	$token   = WP_Session_Tokens::get_instance( $id )->create( $ends );
	$cookies = array(
		AUTH_COOKIE      => wp_generate_auth_cookie( $id, $ends, 'auth', $token ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( $id, $ends, 'logged_in', $token ),
	);`;

type Cookies = Record< string, string >;

const bring = ( page: Page, cookies: Cookies ): Promise< void > =>
	page.context().addCookies(
		Object.entries( cookies ).map( ( [ name, value ] ) => ( {
			name,
			value: encodeURIComponent( value ),
			url: process.env.ATOLL_URL!,
			httpOnly: true,
		} ) )
	);

async function add( role: string ): Promise< { client: Client; cookies: Cookies } > {
	const name = `client-${ Math.random().toString( 36 ).slice( 2, 10 ) }`;
	const email = `${ name }@example.com`;
	const password = `kelp forest ${ name }`;
	const printed = await runPhp( `
		$id = wp_insert_user( array( 'user_login' => '${ name }', 'user_email' => '${ email }', 'user_pass' => '${ password }', 'role' => '${ role }' ) );
		${ BEGIN }
		echo wp_json_encode( compact( 'id', 'cookies' ) );` );
	const { id, cookies } = JSON.parse( printed ) as { id: number; cookies: Cookies };
	return { client: { id, name, email, password }, cookies };
}

/** Adds a new client, so that tests do not affect each other. */
export const addClient = async ( role = 'atoll_client' ): Promise< Client > =>
	( await add( role ) ).client;

/** Starts a session without the login screen. */
export const logInAs = async ( page: Page, user: number ): Promise< void > =>
	bring(
		page,
		JSON.parse(
			await runPhp( `$id = ${ user }; ${ BEGIN } echo wp_json_encode( $cookies );` )
		) as Cookies
	);

/** Logs in a new client in this page's browser. */
export async function asClient( page: Page, role?: string ): Promise< Client > {
	const { client, cookies } = await add( role ?? 'atoll_client' );
	await bring( page, cookies );
	return client;
}

/** Ends all sessions of a user, as if they had expired. */
export const endSessions = ( email: string ): Promise< string > =>
	runPhp(
		`WP_Session_Tokens::get_instance( get_user_by( 'email', '${ email }' )->ID )->destroy_all();`
	);
