import { isOn, type AskableField, type ConditionalLogic } from './types';

/** Fields that a formula names: `{Label:3}`, `{Label:3.6}`. */
const FIELDS = /\{[^{}]*:([0-9]+)(?:\.[0-9]+)?(?::[^{}:]*)?\}/g;

export const asked = ( logic: ConditionalLogic ): number[] =>
	isOn( logic ) ? logic.rules.map( ( { fieldId } ) => parseInt( fieldId, 10 ) ) : [];

/** The fields that one hangs on, directly: those its conditions ask about, and those its formula reads. */
const readBy = ( { formula, hangsOn }: AskableField ): number[] => [
	...hangsOn.flatMap( asked ),
	...[ ...formula.matchAll( FIELDS ) ].map( ( [ , id ] ) => Number( id ) ),
];

/** Stands in a way for what is left out of it; no field has this id. */
export const GAP = 0;

/** A longer way is cut after its beginning. */
const LONGEST = 8;
const BEGINNING = 5;

/**
 * The shortest way on which one of several fields hangs on itself, short enough to be read; the mirror of
 * php/Engine/Compiling/Logic/DependencyCycle.php. Each field is looked at once, so that a form of thousands answers at a keystroke.
 *
 * @param held  What one condition shows and hides, or one field with its formula.
 * @param reads What that hangs on.
 * @return Ids, with the field at both ends: [ 3, 5, 3 ] where 3 asks about 5 and 5 about 3; undefined for none.
 */
export const wayBack = (
	held: number[],
	reads: number[],
	fields: AskableField[]
): number[] | undefined => {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const isHeld = new Set( held );
	const cameFrom = new Map( reads.map( ( id ) => [ id, GAP ] ) );
	for ( const [ id ] of cameFrom ) {
		const field = isHeld.has( id ) ? undefined : byId.get( id );
		for ( const next of field ? readBy( field ) : [] ) {
			if ( ! cameFrom.has( next ) ) {
				cameFrom.set( next, id ); // A map goes on to what is added on the way.
			}
		}
	}
	const own = held.find( ( id ) => cameFrom.has( id ) );
	if ( own === undefined ) {
		return undefined;
	}
	const way: number[] = [];
	for ( let id = own; id !== GAP; id = cameFrom.get( id ) ?? GAP ) {
		way.push( id );
	}
	way.push( own );
	way.reverse();
	return way.length > LONGEST ? [ ...way.slice( 0, BEGINNING ), GAP, own ] : way;
};

/** The same of one field, as it stands among the others. */
export const circleFrom = ( own: number, fields: AskableField[] ): number[] | undefined =>
	wayBack( [ own ], fields.filter( ( { id } ) => id === own ).flatMap( readBy ), fields );
