import type { Markup } from '../../../markup/markup';
import { uniqueIdOf } from '../../../sending/unique-id';

/** The filling of the form that each file was sent for, by the key of its item. */
export const fillingsOf = ( markup: Markup ) => {
	const uniqueIds = new Map< string, string >();
	const isPresent = ( key: string ) => uniqueIds.get( key ) === uniqueIdOf( markup );
	return {
		isPresent,
		/** Whether it was sent for another one than the present one. */
		isStale: ( key: string ) => uniqueIds.has( key ) && ! isPresent( key ),
		/** @return The key of the present filling, which the file is for from now on. */
		assign: ( key: string ) => {
			const uniqueId = uniqueIdOf( markup );
			uniqueIds.set( key, uniqueId );
			return uniqueId;
		},
	};
};
