/**
 * Mail server on loopback with configurable behaviour, for tests: `node server.mjs <folder> <behaviour> [port]`.
 * Prints its port once it listens. Each received mail becomes a file in the folder.
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

/** Behaviours that differ from accepting every mail. */
const BEHAVIOURS = {
	take: {},
	refuse: { onRcptTo: ( address, session, done ) => done( refusal( 550, 'No such mailbox' ) ) },
	/** Rejects one recipient and accepts all others. */
	some: {
		onRcptTo: ( { address }, session, done ) =>
			done( address.startsWith( 'gone@' ) ? refusal( 550, 'No such mailbox' ) : null ),
	},
	defer: { onRcptTo: ( address, session, done ) => done( refusal( 451, 'Try again later' ) ) },
	/** Responds too slowly for any client; ends together with the process that started it. */
	slow: { onConnect: ( session, done ) => setTimeout( done, 120_000 ).unref() },
	/** Accepts a mail only seconds after it has received it, like a server that scans mail first. */
	ponder: {
		onData: ( stream, session, done ) =>
			keep( stream, session ).then( () => setTimeout( done, 4_000 ), done ),
	},
	/** Closes the connection in the middle of a mail. */
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

// Ends together with the process that started it.
process.stdin.resume().on( 'end', () => process.exit() );

server.on( 'error', () => {} ); // A client that disconnects is not an error.
server.listen( Number( port ), '127.0.0.1', () => {
	process.stdout.write( `${ server.server.address().port }\n` );
} );
