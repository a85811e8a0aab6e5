import { callSession } from './session-call';

/**
 * POST s1t2/v1/login: starts a session, whose cookies the browser stores.
 *
 * @param url         URL of the route.
 * @param credentials User name or email address, password, and the code that some logins need too.
 * @throws {Refused} With a message for people: 401 `atoll_login_failed`, `atoll_code_needed` if a code is needed too,
 *                   `atoll_code_wrong`; 403 `atoll_login_refused` if another plugin refuses a correct password;
 *                   429 after too many attempts.
 * @throws {Offline|TimedOut|Unreadable} As `callSession`.
 */
export const logIn = async (
	url: string,
	credentials: { log: string; pwd: string; code?: string }
): Promise< void > => {
	await callSession( url, new URLSearchParams( credentials ) );
};
