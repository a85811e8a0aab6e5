import { sendUpload, uploadNonce, type UploadPlace } from '../../../../api';
import { withSession } from '../../session';
import type { UploadSettings } from './settings';
import type { Line } from './transfer';

/** Resolves after a while, or as soon as the connection is back; never before there is one. */
const waitForConnection = ( ms: number ) =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( () => {
			if ( navigator.onLine !== false ) {
				done();
			}
		}, ms );
		const done = () => {
			clearTimeout( timer );
			window.removeEventListener( 'online', done );
			resolve();
		};
		window.addEventListener( 'online', done );
	} );

/** To the server, for one field of one filling. */
export const lineTo = (
	{ nonce: nonceUrl, upload }: UploadSettings,
	place: UploadPlace,
	form: HTMLFormElement
): Line => {
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
		wait: waitForConnection,
	};
};
