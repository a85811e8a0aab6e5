import type { Send } from '../call';
import { nonceHeaders } from '../nonce';
import { parseAnswer } from '../send';

/** What somebody wants to know of a body on its way, and how they stop it. */
export interface UploadProgress {
	/** @param sent Bytes that have left. */
	onSent: ( sent: number ) => void;
	/** Aborted, it is not sent to its end. */
	signal: AbortSignal;
}

/** Sends what may take minutes. `fetch` cannot tell how far it has come; each sign of it begins the time-out anew. */
export const sendSlowly =
	( progress?: UploadProgress ): Send =>
	( url, { body, method, signal, withoutNonce }, onSign ) =>
		new Promise( ( resolve, reject ) => {
			const request = new XMLHttpRequest();
			const fail = () => reject( new Error( 'No answer' ) );
			const abort = () => request.abort();
			request.open( method!, url );
			const headers = { Accept: 'application/json', ...( ! withoutNonce && nonceHeaders() ) };
			Object.entries( headers ).forEach( ( [ name, value ] ) =>
				request.setRequestHeader( name, value )
			);
			request.upload.addEventListener( 'progress', ( { loaded } ) => {
				onSign();
				progress?.onSent( loaded );
			} );
			request.addEventListener( 'load', () => {
				try {
					resolve( parseAnswer( request.status, request.responseText ) );
				} catch ( thrown ) {
					reject( thrown );
				}
			} );
			request.addEventListener( 'error', fail );
			request.addEventListener( 'abort', fail );
			[ signal, progress?.signal ].forEach( ( one ) =>
				one?.addEventListener( 'abort', abort )
			);
			if ( progress?.signal.aborted ) {
				fail();
			} else {
				request.send( body as FormData );
			}
		} );
