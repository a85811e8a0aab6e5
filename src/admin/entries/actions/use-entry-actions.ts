import { useDispatch } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';
import {
	deleteEntries,
	markEntries,
	moveEntries,
	type EntryMarks,
	type EntryStatus,
	type EntryRow,
} from '../../../api/admin/entries';
import { useLatest } from '../../../ui/use-latest';
import { undoSnackbar } from '../../undo-snackbar';
import type { Entries } from '../use-entries';
import { errorMessage } from '../wording';
import { withMarks, undoOfMarks, undoOfMove } from './undo';
import { deletedWords, markedWords, movedWords } from './words';

const idsOf = ( entries: EntryRow[] ) => entries.map( ( { id } ) => id );

/** Hook that returns the actions on entries: each shows at once, with a snackbar that can undo it. */
export function useEntryActions(
	{ change, reload }: Pick< Entries, 'change' | 'reload' >,
	recount: () => void
) {
	const { createSuccessNotice, createErrorNotice } = useDispatch( notices );
	// Another list may be shown by the time the work is done or undone.
	const latest = useLatest( { reload, recount } );

	const notify = ( words: string, undo?: () => Promise< unknown > ) =>
		createSuccessNotice( words, {
			type: 'snackbar',
			speak: true,
			...( undo && undoSnackbar( () => void run( undo ) ) ),
		} );

	/** Does the work, then reloads the list; after an error, the list is as it was. */
	const run = async ( work: () => Promise< unknown > ) => {
		try {
			await work();
		} catch ( thrown ) {
			createErrorNotice( errorMessage( thrown ), {
				type: 'snackbar',
				explicitDismiss: true,
			} );
		}
		latest.current.reload();
		latest.current.recount();
	};

	const mark = ( entries: EntryRow[], marks: EntryMarks ) => {
		change( ( items ) => withMarks( items, idsOf( entries ), marks ) );
		return run( async () => {
			await markEntries( idsOf( entries ), marks );
			const back = undoOfMarks( entries, marks );
			notify( markedWords( entries.length, marks ), () =>
				Promise.all( back.map( ( { ids, marks: before } ) => markEntries( ids, before ) ) )
			);
		} );
	};

	/** @param sendsMail Whether notifications that were held back are sent for entries that leave the spam. */
	const move = ( entries: EntryRow[], to: EntryStatus, sendsMail = false ) => {
		const ids = idsOf( entries );
		change( ( items ) => items.filter( ( { id } ) => ! ids.includes( id ) ) );
		return run( async () => {
			const moved = await moveEntries( ids, to, sendsMail );
			const count = moved.flatMap( ( { ids: some } ) => some ).length;
			const undo = () =>
				Promise.all(
					undoOfMove( moved ).map( ( back ) => moveEntries( back.ids, back.to ) )
				);
			notify( movedWords( count, to, sendsMail ), count > 0 ? undo : undefined );
		} );
	};

	const remove = ( entries: EntryRow[] ) =>
		run( async () =>
			notify(
				deletedWords( ( await deleteEntries( idsOf( entries ) ) ).length, entries.length )
			)
		);

	return { mark, move, remove };
}

export type EntryActions = ReturnType< typeof useEntryActions >;
