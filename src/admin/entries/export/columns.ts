import type { EntryColumn } from '../../../api';

/** Whether a column is in the file unless somebody takes it out: number, date, and each answer as a whole. */
const isUsual = ( { key }: EntryColumn ): boolean =>
	[ 'id', 'date_created' ].includes( key ) || /^\d+$/.test( key );

/** Keys of what somebody wants, given what they changed. */
export const chosenOf = ( columns: EntryColumn[], changed: Record< string, boolean > ): string[] =>
	columns
		.filter( ( column ) => changed[ column.key ] ?? isUsual( column ) )
		.map( ( { key } ) => key );
