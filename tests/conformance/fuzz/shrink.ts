import type { FileAnswer } from '../../../src/forms';
import type { Sent } from './answers';
import { compare, type Difference } from './compare';
import type { Pair, Php } from './php-engine';

const without = < Value >( record: Record< string, Value >, key: string ) =>
	Object.fromEntries( Object.entries( record ).filter( ( [ name ] ) => name !== key ) );

/** Texts that are a little less than this one. */
const shorter = ( text: string ) => {
	const half = Math.floor( text.length / 2 );
	const cuts = [ text.slice( half ), text.slice( 0, half ) ];
	const drops =
		text.length > 60
			? []
			: [ ...text ].map( ( _, at, all ) =>
					[ ...all.slice( 0, at ), ...all.slice( at + 1 ) ].join( '' )
				);
	return [ ...cuts, ...drops ].filter( ( cut ) => cut.length < text.length );
};

const less = ( sent: Sent ): Sent[] => {
	if ( typeof sent === 'string' ) {
		return shorter( sent );
	}
	const items: Array< string | FileAnswer > = sent;
	const fewer = items.map( ( _, at ) => items.filter( ( item, index ) => index !== at ) );
	const smallerItems = items.flatMap( ( item, at ) =>
		typeof item === 'string'
			? shorter( item ).map( ( cut ) => [
					...items.slice( 0, at ),
					cut,
					...items.slice( at + 1 ),
				] )
			: []
	);
	return [ ...fewer, ...smallerItems ] as Sent[];
};

/** Pairs that are a little less than this one. */
const smaller = ( { source, raw }: Pair ): Pair[] => {
	const { fields } = source;
	const withField = ( at: number, field: ( typeof fields )[ number ] ) => ( {
		source: {
			...source,
			fields: fields.map( ( one, index ) => ( index === at ? field : one ) ),
		},
		raw,
	} );
	return [
		...fields.map( ( _, at ) => ( {
			source: { ...source, fields: fields.filter( ( one, index ) => index !== at ) },
			raw,
		} ) ),
		...Object.keys( raw ).map( ( name ) => ( { source, raw: without( raw, name ) } ) ),
		...fields.flatMap( ( field, at ) => [
			...Object.keys( field )
				.filter( ( key ) => ! [ 'id', 'kind' ].includes( key ) )
				.map( ( key ) =>
					withField( at, { id: field.id, kind: field.kind, ...without( field, key ) } )
				),
			...( field.choices ?? [] ).map( ( _, index, all ) =>
				withField( at, {
					...field,
					choices: all.filter( ( one, other ) => other !== index ),
				} )
			),
		] ),
		...Object.entries( raw ).flatMap( ( [ name, sent ] ) =>
			less( sent ).map( ( one ) => ( { source, raw: { ...raw, [ name ]: one } } ) )
		),
	];
};

/** The smallest pair to be found from here that the engines still do not agree on. */
export const shrink = async ( difference: Difference, php: Php ): Promise< Difference > => {
	const candidates = smaller( difference.pair );
	const judgements = candidates.length > 0 ? await php.judge( candidates ) : [];

	for ( const [ index, judgement ] of judgements.entries() ) {
		const pair = candidates[ index ] as Pair;
		const still = judgement.refused ? null : compare( pair, judgement );
		if ( still ) {
			return shrink( still, php );
		}
	}
	return difference;
};
