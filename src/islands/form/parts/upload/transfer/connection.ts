import { sendUpload, uploadNonce, type UploadPlace } from '../../../../../api';
import { withSession } from '../../../sending/with-session';
import type { UploadSettings } from '../settings';
import type { UploadCalls } from './transfer';

/** The calls to the server, and what ends the wait between two tries: somebody pressed "Try again". */
export interface Connection extends UploadCalls {
	retryNow: () => void;
}

/** Resolves after a while, or as soon as the connection is back; never before there is one, unless somebody asks. */
const waitForConnection = ( ms: number, waiting: Set< () => void > ) =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( () => {
			if ( navigator.onLine !== false ) {
				done();
			}
		}, ms );
		const done = () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', done );
			waiting.delete( done );
			resolve();
		};
		window.addEventListener( 'online', done );
		waiting.add( done );
	} );

/** The connection for one field of one filling. */
export const connectTo = (
	{ nonce: nonceUrl, upload }: UploadSettings,
	place: UploadPlace,
	form: HTMLFormElement
): Connection => {
	const waiting = new Set< () => void >();
	let nonce: Promise< string > | undefined;
	return {
		nonce: ( fresh ) => {
			if ( fresh || ! nonce ) {
				nonce = withSession( form, () => uploadNonce( nonceUrl, place ) );
				// One that could not be had is asked for again.
				nonce.catch( () => {
					nonce = undefined;
				} );
			}
			return nonce;
		},
		send: ( call, bytes ) =>
			withSession( form, () => sendUpload( upload, place, call, bytes ) ),
		wait: ( ms ) => waitForConnection( ms, waiting ),
		retryNow: () => waiting.forEach( ( done ) => done() ),
	};
};
