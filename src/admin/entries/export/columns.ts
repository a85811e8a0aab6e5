import type { EntryColumn } from '../../../api/admin/entries';

/** Whether a column is exported by default: number, date, and each answer as a whole. */
const isDefault = ( { key }: EntryColumn ): boolean =>
	[ 'id', 'date_created' ].includes( key ) || /^\d+$/.test( key );

/** Returns the keys of the chosen columns, given the changes to the default. */
export const chosenColumns = (
	columns: EntryColumn[],
	changed: Record< string, boolean >
): string[] =>
	columns
		.filter( ( column ) => changed[ column.key ] ?? isDefault( column ) )
		.map( ( { key } ) => key );
