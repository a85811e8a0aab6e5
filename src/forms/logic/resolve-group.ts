import type { PublicField } from '../../contract/public-definition';

/**
 * Resolves fields that hang on each other, or one alone: each that cannot be closed waits for those that it lacks.
 *
 * @param group
 * @param open    Whose value is not resolved yet.
 * @param lacking The open ones that closing a field looked at last: where it stays open, only they can close it.
 * @param close   Whether a field that was open no longer is.
 * @return Those that only hang on each other.
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
