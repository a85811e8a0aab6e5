import { sendUpload, uploadNonce, type UploadSlot } from '../../../../../api';
import type { UploadSettings } from '../../../../../contract/part-settings';
import type { WithSession } from '../../../context';
import { isClosed, UploadsClosed } from './failures';
import type { UploadCalls } from './transfer';

/** The calls to the server, and what ends the wait between two tries: somebody pressed "Try again". */
export interface Connection extends UploadCalls {
	retryNow: () => void;
}

/** Resolves after a while, or as soon as the connection is back; without one only when somebody tries again. */
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

/** The connection for one field of one filling. */
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
				// One that could not be had is asked for again.
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
