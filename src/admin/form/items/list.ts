import { moved as movedTo } from '../../../builder/fields/settings/lists/lists';
import type { Item } from '../settings/types';

/** Returns an id in Gravity Forms' format: 13 hexadecimal digits. */
export const newId = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( 7 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	)
		.join( '' )
		.slice( 0, 13 );

export const replaced = < One extends Item >( items: One[], changed: One ): One[] =>
	items.map( ( item ) => ( item.id === changed.id ? changed : item ) );

export const without = < One extends Item >( items: One[], id: string ): One[] =>
	items.filter( ( item ) => item.id !== id );

/** Returns the list with one item moved up or down; unchanged at the ends of the list. */
export const moved = < One extends Item >( items: One[], id: string, by: -1 | 1 ): One[] => {
	const from = items.findIndex( ( item ) => item.id === id );
	return items[ from ] && items[ from + by ] ? movedTo( items, from, from + by ) : items;
};

export const isOn = ( { isActive }: Item ): boolean => isActive !== false;
