import '../../../../../../tests/js/chosen-files';
import { TimedOut } from '../../../../../api';
import { transfer } from './transfer';

/** Bytes that the connection carries within a call's timeout. */
const CARRIED = 200_000;

/** Returns a server behind a slow connection: larger parts do not arrive in time. */
const slowServer = () => {
	let size = 0;
	let received = 0;
	const answer = () => ( { id: 'one', received, complete: received === size } );
	return {
		nonce: async () => 'once',
		wait: async () => {},
		send: async (
			call: { size?: number; id?: string; offset?: number },
			_watch: object,
			bytes?: Blob
		) => {
			if ( bytes && bytes.size > CARRIED ) {
				throw new TimedOut();
			}
			size = call.id ? size : ( call.size ?? bytes!.size );
			received = bytes ? ( call.offset ?? 0 ) + bytes.size : received;
			return answer();
		},
	};
};

it.each( [ 700_000, 2_000_000 ] )(
	'sends smaller parts where %i bytes do not arrive in time',
	async ( bytes ) => {
		const file = new File( [ new Uint8Array( bytes ) ], 'pay.pdf' );
		const callbacks = {
			id: '',
			onProgress: () => {},
			onLost: () => {},
			signal: new AbortController().signal,
		};
		expect( await transfer( file, slowServer(), callbacks ) ).toBe( 'one' );
	}
);
