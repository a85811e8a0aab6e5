import type { PublicField } from '../../contract/public-definition';

/**
 * Resolves a single field, or fields that depend on each other: a field that stays open waits for those it lacks.
 *
 * @param group
 * @param open    Fields whose values are not resolved yet.
 * @param lacking Open fields that `close` has just read: if the field stays open, only they can resolve it.
 * @param close   Tries to resolve an open field; returns whether it did.
 * @return Fields that only depend on each other.
 */
export const resolveGroup = (
	group: PublicField[],
	open: Set< number >,
	lacking: Set< number >,
	close: ( field: PublicField ) => boolean
): PublicField[] => {
	const queue = [ ...group ];
	const queued = new Set( queue );
	const waiting = new Map< number, Set< PublicField > >();
	for ( const field of queue ) {
		queued.delete( field );
		lacking.clear();
		if ( close( field ) ) {
			for ( const other of waiting.get( field.id ) ?? [] ) {
				if ( open.has( other.id ) && ! queued.has( other ) ) {
					queued.add( other );
					queue.push( other );
				}
			}
		} else {
			lacking.forEach( ( id ) =>
				waiting.set( id, ( waiting.get( id ) ?? new Set() ).add( field ) )
			);
		}
	}
	return group.filter( ( { id } ) => open.has( id ) );
};
