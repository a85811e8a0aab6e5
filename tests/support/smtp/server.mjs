/**
 * A mail server on loopback that behaves as it is told, for tests: `node server.mjs <folder> <behaviour> [port]`.
 * Prints its port once it listens. Each mail that it takes becomes a file in the folder.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [ folder, behaviour, port = '0' ] = process.argv.slice( 2 );

const refusal = ( responseCode, message ) =>
	Object.assign( new Error( message ), { responseCode } );

const keep = async ( stream, session ) => {
	const mail = {
		from: session.envelope.mailFrom.address,
		to: session.envelope.rcptTo.map( ( { address } ) => address ),
		source: await text( stream ),
	};
	writeFileSync(
		join( folder, `${ Date.now() }-${ randomUUID() }.json` ),
		JSON.stringify( mail )
	);
};

/** What each behaviour does instead of taking a mail. */
const BEHAVIOURS = {
	take: {},
	refuse: { onRcptTo: ( address, session, done ) => done( refusal( 550, 'No such mailbox' ) ) },
	/** Knows everybody but one. */
	some: {
		onRcptTo: ( { address }, session, done ) =>
			done( address.startsWith( 'gone@' ) ? refusal( 550, 'No such mailbox' ) : null ),
	},
	defer: { onRcptTo: ( address, session, done ) => done( refusal( 451, 'Try again later' ) ) },
	/** So slow that nobody waits for it, and yet ended by whoever started it. */
	slow: { onConnect: ( session, done ) => setTimeout( done, 120_000 ).unref() },
	/** Takes a mail only seconds after it has all of it, as one that looks into it first. */
	ponder: {
		onData: ( stream, session, done ) =>
			keep( stream, session ).then( () => setTimeout( done, 4_000 ), done ),
	},
	/** Goes away in the middle of a mail. */
	cut: {
		onData: ( stream, session ) => {
			const [ connection ] = [ ...server.connections ].filter(
				( { id } ) => id === session.id
			);
			connection._socket.destroy();
		},
	},
};

const server = new SMTPServer( {
	authOptional: true,
	disabledCommands: [ 'STARTTLS', 'AUTH' ],
	onData: ( stream, session, done ) => keep( stream, session ).then( () => done(), done ),
	...BEHAVIOURS[ behaviour ],
} );

// Ends with whoever started it, however that ended.
process.stdin.resume().on( 'end', () => process.exit() );

server.on( 'error', () => {} ); // A client that goes away is no trouble of ours.
server.listen( Number( port ), '127.0.0.1', () => {
	process.stdout.write( `${ server.server.address().port }\n` );
} );
