import { callSession } from './session-call';

/**
 * POST s1t2/v1/login: begins a session, whose cookies the browser keeps.
 *
 * @param url         Address of the route.
 * @param credentials What was typed: name or email address, password, and the code that some logins ask for besides.
 * @throws {Refused} With words for people: 401 `atoll_login_failed`, `atoll_code_needed` where a code is wanted besides,
 *                   `atoll_code_wrong`; 403 `atoll_login_refused` where another plugin refuses a right password;
 *                   429 after too many tries.
 * @throws {Offline|TimedOut|Unreadable} As `callSession`.
 */
export const logIn = async (
	url: string,
	credentials: { log: string; pwd: string; code?: string }
): Promise< void > => {
	await callSession( url, new URLSearchParams( credentials ) );
};
