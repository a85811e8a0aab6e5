import { parseArgs } from 'node:util';

/** What the command is asked for; the same numbers make the same plan of faults. */
export interface Options {
	seed: number;
	/** Sent forms; `uploads` of them bring a file. */
	submissions: number;
	uploads: number;
	/** Forms that are put aside. */
	drafts: number;
	clients: number;
	/** Of the mixed load that follows. */
	minutes: number;
	port: number;
	kills: { worker: number; database: number; mail: number };
	/** Of a hundred connections, so many are cut. */
	cuts: number;
}

const number = ( name: string, text: string ): number => {
	const value = Number( text );
	if ( ! ( value >= 0 ) ) {
		throw new Error( `--${ name } is a number from 0 on, not “${ text }”.` );
	}
	return value;
};

const KNOWN = [
	...[ 'seed', 'submissions', 'uploads', 'drafts', 'clients', 'minutes', 'port' ],
	...[ 'worker-kills', 'database-kills', 'mail-kills', 'cuts' ],
];

/**
 * Reads `--submissions 100 --seed 7`. What is left out grows with the number of submissions.
 *
 * @param args
 * @throws Error In one sentence, for unknown options and for what is no number.
 */
export function optionsOf( args: string[] ): Options {
	const { values } = parseArgs( {
		args,
		options: Object.fromEntries(
			KNOWN.map( ( name ) => [ name, { type: 'string' as const } ] )
		),
	} );
	const asked = ( name: string, otherwise: number ): number =>
		typeof values[ name ] === 'string' ? number( name, values[ name ] ) : otherwise;
	const submissions = asked( 'submissions', 10_000 );
	return {
		seed: asked( 'seed', 1 ),
		submissions,
		uploads: Math.min( submissions, asked( 'uploads', Math.ceil( submissions / 5 ) ) ),
		drafts: asked( 'drafts', Math.ceil( submissions / 10 ) ),
		clients: asked( 'clients', 8 ),
		minutes: asked( 'minutes', 60 ),
		port: asked( 'port', Number( process.env.ATOLL_PORT ?? 9720 ) ),
		kills: {
			worker: asked( 'worker-kills', Math.ceil( submissions / 10 ) ),
			database: asked( 'database-kills', Math.ceil( submissions / 1000 ) ),
			mail: asked( 'mail-kills', Math.ceil( submissions / 400 ) ),
		},
		cuts: asked( 'cuts', 3 ),
	};
}
