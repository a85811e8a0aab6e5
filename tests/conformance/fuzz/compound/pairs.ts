import type { Random } from '../random';
import { anyText, bent, blankish, near, wellFormed } from '../text';

/** What a client sends: texts by input name, lists under names that come several times. */
type Sent = Record< string, string | string[] >;

export interface CompoundPair {
	source: { title: string; fields: Array< Record< string, unknown > > };
	raw: Sent;
}

const NUMBERS: Record< string, number[] > = {
	name: [ 2, 3, 4, 6, 8 ],
	address: [ 1, 2, 3, 4, 5, 6 ],
};
const PARTS: Record< string, string[] > = {
	name: [ 'prefix', 'first', 'middle', 'last', 'suffix' ],
	address: [ 'line1', 'line2', 'city', 'state', 'postcode', 'country' ],
};
const TYPICAL = [
	'Jo',
	'Zoë',
	"O'Connor",
	'van der Berg',
	'Dr',
	'Australia',
	'New South Wales',
	'Quebec',
	'2010',
	'H2X 1Y4',
	'-',
	'Perth',
	'São Paulo',
	'עברית',
	'𝒜',
	'²',
	'ª',
];

const settings = ( random: Random, parts: string[] ) =>
	Object.fromEntries(
		parts
			.filter( () => random.chance( 40 ) )
			.map( ( part ) => [
				part,
				{
					// One part at least has to show.
					...( random.chance( 60 ) && part !== parts[ 1 ]
						? { hidden: random.chance( 30 ) }
						: {} ),
					...( random.chance( 40 ) ? { required: random.chance( 50 ) } : {} ),
					...( random.chance( 20 ) ? { defaultValue: random.pick( TYPICAL ) } : {} ),
					...( random.chance( 20 ) ? { errorMessage: `Mend ${ part }.` } : {} ),
				},
			] )
	);

/** Nothing must be answered but the whole. */
const wholeOnly = ( parts: string[] ) =>
	Object.fromEntries( parts.map( ( part ) => [ part, { required: false, hidden: false } ] ) );

const field = ( random: Random, id: number ) => {
	const kind = random.pick( [ 'name', 'address', 'list' ] );
	return {
		id,
		kind,
		label: `Question ${ id }`,
		required: random.chance( 50 ),
		errorMessage: random.chance( 10 ) ? 'Mend it.' : '',
		allowPunctuation: random.chance( 40 ),
		addressType: random.pick( [ 'international', 'australian', 'us', 'canadian' ] ),
		inputs: random.chance( 25 )
			? wholeOnly( PARTS[ kind ] ?? [] )
			: settings( random, PARTS[ kind ] ?? [] ),
		columns: random.pick( [ [], [ 'A', 'B' ], [ 'A', 'B', 'C' ] ] ),
		maxRows: random.pick( [ '', 1, 2, 4 ] ),
	};
};

const text = ( random: Random ): string => {
	const lucky = random.int( 1, 100 );
	const made =
		lucky <= 60
			? bent( random, random.pick( TYPICAL ) )
			: random.pick( [ anyText, blankish, () => near( random, 50 ), () => '' ] )( random );
	return wellFormed( made );
};

/** What stands in an address that nobody has touched. */
const untouched = ( id: number ): Sent => ( { [ `input_${ id }_6` ]: 'Australia' } );

const answers = ( random: Random, { id, kind }: { id: number; kind: string } ): Sent => {
	if ( kind === 'list' ) {
		return { [ `input_${ id }` ]: random.many( random.int( 0, 8 ), () => text( random ) ) };
	}
	return random.chance( 10 )
		? untouched( id )
		: Object.fromEntries(
				( NUMBERS[ kind ] ?? [] )
					.filter( () => random.chance( 80 ) )
					.map( ( number ) => [ `input_${ id }_${ number }`, text( random ) ] )
			);
};

/** A form of one to three compound fields, and answers to it. */
export const anyCompoundPair = ( random: Random ): CompoundPair => {
	const fields = random.many( random.int( 1, 3 ), ( index ) => field( random, index + 1 ) );
	return {
		source: { title: 'Fuzz', fields },
		raw: Object.assign( {}, ...fields.map( ( one ) => answers( random, one ) ) ),
	};
};
