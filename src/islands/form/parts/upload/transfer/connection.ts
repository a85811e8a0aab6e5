import { sendUpload, uploadNonce, type UploadSlot } from '../../../../../api';
import type { UploadSettings } from '../../../../../contract/part-settings';
import type { WithSession } from '../../../context';
import { isClosed, UploadsClosed } from './failures';
import type { UploadCalls } from './transfer';

/** The calls to the server, and functions that end the wait between attempts: when a person presses "Try again". */
export interface Connection extends UploadCalls {
	retryNow: () => void;
}

/** Resolves after a delay, or as soon as the browser is online again; while offline, only when a person tries again. */
const waitForConnection = ( ms: number, wakeUps: Set< () => void > ) =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( () => {
			if ( navigator.onLine !== false ) {
				wakeUp();
			}
		}, ms );
		const wakeUp = () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', wakeUp );
			wakeUps.delete( wakeUp );
			resolve();
		};
		window.addEventListener( 'online', wakeUp );
		wakeUps.add( wakeUp );
	} );

/** Returns the connection for one field of one submission. */
export const connectTo = (
	{ nonce: nonceUrl, upload }: UploadSettings,
	slot: UploadSlot,
	withSession: WithSession
): Connection => {
	const wakeUps = new Set< () => void >();
	let nonce: Promise< string > | undefined;
	return {
		nonce: ( fresh ) => {
			if ( fresh || ! nonce ) {
				nonce = withSession( () => uploadNonce( nonceUrl, slot ) ).catch( ( thrown ) => {
					throw isClosed( thrown ) ? new UploadsClosed( String( thrown ) ) : thrown;
				} );
				// A failed request for a nonce is made again.
				nonce.catch( () => {
					nonce = undefined;
				} );
			}
			return nonce;
		},
		send: ( call, watch, bytes ) =>
			withSession( () => sendUpload( upload, slot, call, watch, bytes ) ),
		wait: ( ms ) => waitForConnection( ms, wakeUps ),
		retryNow: () => wakeUps.forEach( ( wakeUp ) => wakeUp() ),
	};
};
