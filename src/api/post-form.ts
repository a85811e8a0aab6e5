/** The response to a plain form of the portal. */
export interface FormAnswer {
	isTaken: boolean;
	status: number;
	/** URL that the server redirected to: shown if the form was accepted. */
	url: string;
	/** HTML to show if the form was refused; otherwise empty. */
	html: string;
}

/**
 * Milliseconds without a response or progress after which the connection counts as lost. Long, since megabytes that the
 * browser reports as sent may still be waiting in the network.
 */
const TIMEOUT = 120_000;

/** The lowest HTTP status of a refusal. */
const REFUSED = 400;

/**
 * Posts a form as the browser would, but without leaving the page, which is not lost if the connection is. Does not use
 * `fetch`, which reports no progress.
 *
 * @param form
 * @param onSent Receives the share that has been sent, from 0 to 1.
 * @param signal Aborts the request.
 * @throws An error if there was no response.
 */
export const postForm = (
	form: HTMLFormElement,
	onSent: ( share: number ) => void,
	signal: AbortSignal
): Promise< FormAnswer > =>
	new Promise( ( resolve, reject ) => {
		const request = new XMLHttpRequest();
		let timer: ReturnType< typeof setTimeout > | undefined;
		const abort = () => request.abort();
		const wait = () => {
			clearTimeout( timer );
			timer = setTimeout( abort, TIMEOUT );
		};
		const fail = () => reject( new Error( 'No answer' ) );
		const isTaken = () => request.status < REFUSED;
		const answer = ( html: string ) => {
			const { responseURL: url, status } = request;
			resolve( { isTaken: isTaken(), status, url, html } );
		};
		request.open( 'POST', location.href );
		request.upload.addEventListener( 'progress', ( { loaded, total } ) => {
			wait();
			onSent( loaded / total );
		} );
		request.addEventListener( 'readystatechange', () => {
			if ( request.readyState === XMLHttpRequest.HEADERS_RECEIVED && isTaken() ) {
				answer( '' );
				abort(); // The page is about to be loaded anyway.
			}
		} );
		request.addEventListener( 'load', () => answer( request.responseText ) );
		request.addEventListener( 'error', fail );
		request.addEventListener( 'abort', fail );
		request.addEventListener( 'loadend', () => clearTimeout( timer ) );
		signal.addEventListener( 'abort', abort );
		wait();
		request.send( new FormData( form ) );
	} );
