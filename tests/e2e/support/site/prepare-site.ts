import { greetNobody } from '../screens/editor';
import { addFixtures } from './fixtures';
import { signIn } from './sign-in';

/**
 * Adds to a site what the tests need: an application password, a form with every kind, and pages with it. Workers
 * inherit the results as environment variables.
 *
 * @param address URL of the site.
 */
export async function prepareSite( address: string ): Promise< void > {
	const url = address.replace( /\/+$/, '' );
	process.env.ATOLL_URL = `${ url }/`;
	const { authorization, cookie } = await signIn( url );
	process.env.ATOLL_AUTHORIZATION = authorization;
	process.env.ATOLL_COOKIE = cookie;
	await greetNobody();
	process.env.ATOLL_FIXTURES = JSON.stringify( await addFixtures() );
}
