import { fieldsNamedIn } from '../field-tag';
import { isOn, type AskableField, type ConditionalLogic } from './types';

export const conditionSources = ( logic: ConditionalLogic ): number[] =>
	isOn( logic ) ? logic.rules.map( ( { fieldId } ) => parseInt( fieldId, 10 ) ) : [];

/** Returns the fields that a field depends on directly: those in its conditions and those in its formula. */
const dependenciesOf = ( { formula, conditions }: AskableField ): number[] => [
	...conditions.flatMap( conditionSources ),
	...fieldsNamedIn( formula ),
];

/** Placeholder for the omitted part of a path; no field has this id. */
export const GAP = 0;

/** Maximum length of a path; the middle of a longer one is left out. */
const LONGEST = 8;
const BEGINNING = 5;

/**
 * Returns the shortest path on which one of several fields depends on itself, shortened to be readable; the mirror of
 * php/Engine/Compiling/Logic/DependencyCycle.php. Visits each field once, so that a form with thousands of fields can
 * be checked on each keystroke.
 *
 * @param targets Fields that one condition shows and hides, or one field with its formula.
 * @param sources Fields that those depend on.
 * @return Ids, with the same field at both ends: [ 3, 5, 3 ] if 3 asks about 5 and 5 about 3; undefined for none.
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
				cameFrom.set( next, id ); // The loop also visits what is added to the map meanwhile.
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

/** Returns the shortest cycle through one field of the form. */
export const cycleOf = ( ownId: number, fields: AskableField[] ): number[] | undefined =>
	shortestCycle(
		[ ownId ],
		fields.filter( ( { id } ) => id === ownId ).flatMap( dependenciesOf ),
		fields
	);
