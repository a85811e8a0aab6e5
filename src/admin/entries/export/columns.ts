import type { EntryColumn } from '../../../api/admin/entries';

/** Whether a column is in the file unless somebody takes it out: number, date, and each answer as a whole. */
const isDefault = ( { key }: EntryColumn ): boolean =>
	[ 'id', 'date_created' ].includes( key ) || /^\d+$/.test( key );

/** Keys of what somebody wants, given what they changed. */
export const chosenColumns = (
	columns: EntryColumn[],
	changed: Record< string, boolean >
): string[] =>
	columns
		.filter( ( column ) => changed[ column.key ] ?? isDefault( column ) )
		.map( ( { key } ) => key );
