import type { Markup } from '../../../markup/markup';
import { uniqueIdOf } from '../../../sending/unique-id';

/** Keeps which submission (by its key) each file was sent for, by the file's key. */
export const fillingsOf = ( markup: Markup ) => {
	const uniqueIds = new Map< string, string >();
	const isPresent = ( key: string ) => uniqueIds.get( key ) === uniqueIdOf( markup );
	return {
		isPresent,
		/** Whether the file was sent for a submission other than the current one. */
		isStale: ( key: string ) => uniqueIds.has( key ) && ! isPresent( key ),
		/** @return The key of the current submission, which the file belongs to from now on. */
		assign: ( key: string ) => {
			const uniqueId = uniqueIdOf( markup );
			uniqueIds.set( key, uniqueId );
			return uniqueId;
		},
	};
};
