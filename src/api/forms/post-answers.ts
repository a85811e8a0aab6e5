import { post, type Send } from '../call';

/**
 * POSTs a form's answers.
 *
 * @param endpoint
 * @param answers   FormData if they include files, which is sent as multipart.
 * @param sendFiles Sends such a request and reports its progress, as files may take minutes.
 * @throws {Offline|TimedOut|Unreadable|Refused} As `post`.
 */
export const postAnswers = (
	endpoint: string,
	answers: URLSearchParams | FormData,
	sendFiles?: Send
) => post( endpoint, answers, answers instanceof FormData ? sendFiles : undefined );
