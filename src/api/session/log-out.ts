import { callSession } from './session-call';

/**
 * POST s1t2/v1/logout (spec 7): ends the session of this browser's cookies.
 *
 * @param url URL of the route.
 * @throws {Offline|TimedOut|Unreadable|Refused} The session may not have ended.
 */
export const logOut = async ( url: string ): Promise< void > => {
	await callSession( url );
};
