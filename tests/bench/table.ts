import { reached, type Row } from './row';

const number = new Intl.NumberFormat( 'en-AU', { maximumFractionDigits: 2 } );

const goalOf = ( { goal }: Row ): string => {
	if ( goal === undefined ) {
		return '';
	}
	return 'most' in goal
		? `≤ ${ number.format( goal.most ) }`
		: `≥ ${ number.format( goal.least ) }`;
};

const VERDICTS = new Map< boolean | undefined, string >( [
	[ true, 'reached' ],
	[ false, 'not yet' ],
] );

const verdictOf = ( row: Row ): string => VERDICTS.get( reached( row ) ) ?? '';

/** The rows as a table that is also Markdown. */
export function table( rows: Row[] ): string {
	const compared = rows.some( ( { others } ) => others !== undefined );
	const cells = [
		[ 'what', 'measured', 'unit', 'goal', '', ...( compared ? [ 'other plugins' ] : [] ) ],
		...rows.map( ( row ) => [
			row.name,
			number.format( row.value ),
			row.unit,
			goalOf( row ),
			verdictOf( row ),
			...( compared ? [ row.others ?? '' ] : [] ),
		] ),
	];
	const widths = ( cells[ 0 ] ?? [] ).map( ( _, column ) =>
		Math.max( ...cells.map( ( line ) => line[ column ]?.length ?? 0 ) )
	);
	const lines = cells.map(
		( line ) =>
			`| ${ line.map( ( cell, column ) => cell.padEnd( widths[ column ] ?? 0 ) ).join( ' | ' ) } |`
	);
	lines.splice( 1, 0, `| ${ widths.map( ( width ) => '-'.repeat( width ) ).join( ' | ' ) } |` );
	return lines.join( '\n' );
}

/** By which indexes the database found what was asked for, a line each. */
export const plans = ( rows: Row[] ): string =>
	rows
		.filter( ( { plan } ) => plan !== undefined )
		.map( ( { name, plan } ) => `${ name }: index ${ plan }\n` )
		.join( '' );
