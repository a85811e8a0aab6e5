import { fieldsNamedIn } from '../field-tag';
import { isOn, type AskableField, type ConditionalLogic } from './types';

export const conditionSources = ( logic: ConditionalLogic ): number[] =>
	isOn( logic ) ? logic.rules.map( ( { fieldId } ) => parseInt( fieldId, 10 ) ) : [];

/** The fields that one depends on directly: those its conditions ask about, and those its formula reads. */
const dependenciesOf = ( { formula, conditions }: AskableField ): number[] => [
	...conditions.flatMap( conditionSources ),
	...fieldsNamedIn( formula ),
];

/** Stands in a path for what is left out of it; no field has this id. */
export const GAP = 0;

/** A longer path is cut after its beginning. */
const LONGEST = 8;
const BEGINNING = 5;

/**
 * The shortest path on which one of several fields depends on itself, short enough to be read; the mirror of
 * php/Engine/Compiling/Logic/DependencyCycle.php. Each field is visited once, so that a form of thousands is checked with each key.
 *
 * @param targets What one condition shows and hides, or one field with its formula.
 * @param sources What those depend on.
 * @return Ids, with the field at both ends: [ 3, 5, 3 ] where 3 asks about 5 and 5 about 3; undefined for none.
 */
export const shortestCycle = (
	targets: number[],
	sources: number[],
	fields: AskableField[]
): number[] | undefined => {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const targetIds = new Set( targets );
	const cameFrom = new Map( sources.map( ( id ) => [ id, GAP ] ) );
	for ( const [ id ] of cameFrom ) {
		const field = targetIds.has( id ) ? undefined : byId.get( id );
		for ( const next of field ? dependenciesOf( field ) : [] ) {
			if ( ! cameFrom.has( next ) ) {
				cameFrom.set( next, id ); // The loop goes on to what is added to the map meanwhile.
			}
		}
	}
	const start = targets.find( ( id ) => cameFrom.has( id ) );
	if ( start === undefined ) {
		return undefined;
	}
	const path: number[] = [];
	for ( let id = start; id !== GAP; id = cameFrom.get( id ) ?? GAP ) {
		path.push( id );
	}
	path.push( start );
	path.reverse();
	return path.length > LONGEST ? [ ...path.slice( 0, BEGINNING ), GAP, start ] : path;
};

/** The same for one field of the form. */
export const cycleOf = ( ownId: number, fields: AskableField[] ): number[] | undefined =>
	shortestCycle(
		[ ownId ],
		fields.filter( ( { id } ) => id === ownId ).flatMap( dependenciesOf ),
		fields
	);
