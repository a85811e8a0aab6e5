/** @jest-environment node */
import { reached } from '../../bench/row';
import { Random } from '../../conformance/fuzz/random';
import { answersOf, digestOf, fileOf, works } from '../clients/works';
import { plan } from '../faults/plan';
import { flatness } from './flatness';
import { judge, type Seen } from './judge';

const COUNTS = { submissions: 6, uploads: 2, drafts: 2 };
const AT = 1_000_000;

/** Results of a run without errors. */
const whole = (): Seen => {
	const all = works( new Random( 7 ), COUNTS );
	const sent = all.filter( ( { kind } ) => kind !== 'draft' );
	return {
		acknowledged: all.map( ( work ) => ( { work, token: '' } ) ),
		given: [],
		stored: {
			entries: sent.map( ( work, index ) => ( {
				id: 3 * index + 1,
				status: 'active',
				answers: answersOf( work ),
				version: 1,
				mails: 1,
				files: work.bytes > 0 ? [ digestOf( fileOf( work ) ) ] : [],
			} ) ),
			versions: [ 1 ],
			drafts: 2,
			strays: 0,
			waiting: 0,
		},
		opened: new Map(
			all
				.filter( ( { kind } ) => kind === 'draft' )
				.map( ( work ) => {
					const values = Object.entries( answersOf( work ) ).map( ( [ name, value ] ) => [
						name.replace( 'input_', '' ),
						value,
					] );
					return [ work.marker, Object.fromEntries( values ) ];
				} )
		),
		mails: sent.map( ( _, index ) => ( {
			subject: `Entry ${ 3 * index + 1 }`,
			messageId: `<${ index }>`,
			at: AT,
			sender: 40 + index,
		} ) ),
		kills: [],
	};
};

/** Returns the names of rows with a problem. */
const faults = ( seen: Seen ): string[] =>
	judge( seen )
		.filter( ( row ) => reached( row ) === false )
		.map( ( { name } ) => name );

it( 'finds nothing where all is there once', () => expect( faults( whole() ) ).toEqual( [] ) );

it.each< [ string, ( seen: Seen ) => unknown, string ] >( [
	[
		'an entry that is gone',
		( { stored } ) => stored.entries.pop(),
		'acknowledged submissions lost',
	],
	[
		'an entry that is there twice',
		( { stored } ) => stored.entries.push( { ...stored.entries[ 0 ]!, id: 99 } ),
		'submissions stored more than once',
	],
	[
		'an entry without its mail',
		( { stored } ) => ( stored.entries[ 0 ]!.mails = 0 ),
		'entries half written (answers, file, version, mail)',
	],
	[
		'an entry with other bytes in its file',
		( { stored } ) => {
			stored.entries.find( ( { files } ) => files.length > 0 )!.files = [ '' ];
		},
		'entries half written (answers, file, version, mail)',
	],
	[
		'a saved form that does not open',
		( { opened } ) => opened.clear(),
		'saved forms lost or changed',
	],
	[
		'a saved form too many',
		( { stored } ) => ( stored.drafts += 1 ),
		'saved forms stored more than once',
	],
	[ 'a mail that nobody got', ( { mails } ) => mails.pop(), 'entries told to nobody' ],
	[
		'a mail that came twice',
		( { mails } ) => mails.push( { ...mails[ 0 ]!, at: AT + 60_000 } ),
		'mails again for no such reason',
	],
] )( 'finds %s', ( _, harm, name ) => {
	const seen = whole();
	harm( seen );
	expect( faults( seen ) ).toContain( name );
} );

it( 'lays a mail that came twice to the kill of its sender in that moment, and to no other', () => {
	const seen = whole();
	seen.mails.push( { ...seen.mails[ 0 ]!, at: AT + 60_000, sender: 99 } );
	seen.kills.push( { victim: 'worker', pid: 41, at: AT + 5 } );
	expect( faults( seen ) ).toEqual( [ 'mails again for no such reason' ] );
	seen.kills.push( { victim: 'worker', pid: 40, at: AT + 5 } );
	expect( faults( seen ) ).toEqual( [] );
} );

it( 'plans the same works and faults for the same seed', () => {
	const kills = { worker: 9, database: 2, mail: 3 };
	const planned = ( seed: number ) => [
		works( new Random( seed ), COUNTS ),
		plan( new Random( seed ), 60, kills ),
	];
	expect( planned( 5 ) ).toEqual( planned( 5 ) );
	expect( planned( 5 ) ).not.toEqual( planned( 6 ) );
} );

it( 'calls memory flat that warms up and stays, and none that goes on growing', () => {
	const growing = ( at: ( moment: number ) => number ) =>
		flatness(
			Array.from( { length: 40 }, ( _, moment ) => ( {
				worker: at( moment ),
				database: 90,
			} ) )
		).filter( ( row ) => reached( row ) === false ).length;
	expect( growing( ( moment ) => Math.min( 10, moment ) + 20 ) ).toBe( 0 );
	expect( growing( ( moment ) => moment + 20 ) ).toBe( 1 );
} );
