import { greetNobody } from '../screens/editor';
import { addFixtures } from './fixtures';
import { signIn } from './sign-in';

/**
 * Adds what tests need to a site: an application password, a form with every kind and pages to
 * fill it in on. Workers inherit it all as environment variables.
 *
 * @param address Of the site.
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
