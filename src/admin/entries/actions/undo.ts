import type { EntryMarks, EntryStatus, EntryRow, MovedEntries } from '../../../api/admin/entries';

const IS_SET: Record< keyof EntryMarks, ( entry: EntryRow ) => boolean > = {
	read: ( { isRead } ) => isRead,
	starred: ( { isStarred } ) => isStarred,
	held: ( { isHeld } ) => isHeld,
};

/** Returns the requests that undo a change of marks. Entries that already had the mark keep it. */
export const undoOfMarks = (
	entries: EntryRow[],
	marks: EntryMarks
): { ids: number[]; marks: EntryMarks }[] =>
	( Object.keys( marks ) as ( keyof EntryMarks )[] )
		.map( ( name ) => ( {
			ids: entries
				.filter( ( entry ) => IS_SET[ name ]( entry ) !== marks[ name ] )
				.map( ( { id } ) => id ),
			marks: { [ name ]: ! marks[ name ] },
		} ) )
		.filter( ( { ids } ) => ids.length > 0 );

/** Returns the requests that undo a move: each entry goes back to its previous tab. */
export const undoOfMove = ( moved: MovedEntries ): { ids: number[]; to: EntryStatus }[] =>
	moved.map( ( { from, ids } ) => ( { ids, to: from } ) );

/** Returns the entries with changed marks. */
export const withMarks = ( entries: EntryRow[], ids: number[], marks: EntryMarks ): EntryRow[] =>
	entries.map( ( entry ) =>
		ids.includes( entry.id )
			? {
					...entry,
					isRead: marks.read ?? entry.isRead,
					isStarred: marks.starred ?? entry.isStarred,
					isHeld: marks.held ?? entry.isHeld,
				}
			: entry
	);
