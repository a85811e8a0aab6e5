import type { Send } from '../call';
import { nonceHeaders } from '../nonce';
import { parseAnswer } from '../send';

/** Callback for the progress of a request's body, and a signal to abort it. */
export interface UploadProgress {
	/** @param sent Bytes sent. */
	onSent: ( sent: number ) => void;
	/** Aborting it stops the request. */
	signal: AbortSignal;
}

/** Sends a request that may take minutes. `fetch` reports no progress; here each report of it restarts the timeout. */
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
