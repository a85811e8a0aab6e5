/** The list with an item more; where it is shorter than that, at its end. */
export const inserted = < Item >( items: Item[], index: number, item: Item ): Item[] => [
	...items.slice( 0, index ),
	item,
	...items.slice( index ),
];

/** The list without one of its items. */
export const without = < Item >( items: Item[], index: number ): Item[] =>
	items.filter( ( _, position ) => position !== index );

/** The list with another item in the place of one. */
export const replaced = < Item >( items: Item[], index: number, item: Item ): Item[] =>
	items.map( ( one, position ) => ( position === index ? item : one ) );

/** The list with one of its items in another place. */
export const moved = < Item >( items: Item[], from: number, to: number ): Item[] =>
	items
		.slice( from, from + 1 )
		.reduce( ( list, item ) => inserted( list, to, item ), without( items, from ) );
