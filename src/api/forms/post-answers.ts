import { post, type Send } from '../call';

/**
 * POSTs what a form holds.
 *
 * @param endpoint
 * @param answers   With files a FormData, which is multipart.
 * @param sendFiles How that is sent: by what tells that it gets on, as files may take minutes.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const postAnswers = (
	endpoint: string,
	answers: URLSearchParams | FormData,
	sendFiles?: Send
) => post( endpoint, answers, answers instanceof FormData ? sendFiles : undefined );
