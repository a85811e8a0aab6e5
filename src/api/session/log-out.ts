import { callSession } from './session-call';

/**
 * POST s1t2/v1/logout (spec 7): ends the session of this browser's cookies.
 *
 * @param url Address of the route.
 * @throws {Offline|TimedOut|Unreadable|Refused} It may not have ended.
 */
export const logOut = async ( url: string ): Promise< void > => {
	await callSession( url );
};
