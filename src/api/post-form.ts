/** What a plain form of the portal is answered with. */
export interface FormAnswer {
	isTaken: boolean;
	status: number;
	/** Where the server has led to: what to show when it was taken. */
	url: string;
	/** What to show when it was refused; not there otherwise. */
	html: string;
}

/**
 * Milliseconds without an answer or progress after which the connection counts as lost. Long, since megabytes that the
 * browser counts as sent may still wait in the network.
 */
const TIMEOUT = 120_000;

/** The first status that refuses. */
const REFUSED = 400;

/**
 * Posts a form as the browser would, but on the page, which stays as it is when the line is cut. `fetch` cannot tell how
 * much has left.
 *
 * @param form
 * @param onSent Is told the share that has left, from 0 to 1.
 * @param signal Stops it.
 * @throws An error when no answer came.
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
