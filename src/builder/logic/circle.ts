import { isOn, type AskableField, type ConditionalLogic } from './types';

/** Fields that a formula names: `{Label:3}`, `{Label:3.6}`. */
const FIELDS = /\{[^{}]*:([0-9]+)(?:\.[0-9]+)?(?::[^{}:]*)?\}/g;

const asked = ( logic: ConditionalLogic ): number[] =>
	isOn( logic ) ? logic.rules.map( ( { fieldId } ) => parseInt( fieldId, 10 ) ) : [];

/** The fields that one hangs on, directly: those its conditions ask about, and those its formula reads. */
const readBy = ( { formula, hangsOn }: AskableField ): number[] => [
	...hangsOn.flatMap( asked ),
	...[ ...formula.matchAll( FIELDS ) ].map( ( [ , id ] ) => Number( id ) ),
];

/**
 * The shortest way on which a field hangs on itself: [ 3, 5, 3 ] where 3 asks about 5 and 5 about 3. Each field is
 * looked at once, so that a form of hundreds answers at a keystroke.
 *
 * @param fields With what each hangs on; of `own` as it is being edited.
 * @return Ids, from `own` back to `own`; undefined when it does not hang on itself.
 */
export const circleFrom = ( own: number, fields: AskableField[] ): number[] | undefined => {
	const reads = new Map( fields.map( ( field ) => [ field.id, readBy( field ) ] ) );
	const cameFrom = new Map< number, number >();
	const queue = [ own ];
	for ( const id of queue ) {
		for ( const next of reads.get( id ) ?? [] ) {
			if ( next === own ) {
				return wayTo( id, own, cameFrom );
			}
			if ( ! cameFrom.has( next ) ) {
				cameFrom.set( next, id );
				queue.push( next );
			}
		}
	}
	return undefined;
};

const wayTo = ( last: number, own: number, cameFrom: Map< number, number > ): number[] => {
	const way = [ own ];
	for ( let id: number | undefined = last; id !== undefined; id = cameFrom.get( id ) ) {
		way.unshift( id );
	}
	return way;
};
