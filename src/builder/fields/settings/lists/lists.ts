/** Returns the list with a new item at an index, or at its end if it is shorter. */
export const inserted = < Item >( items: Item[], index: number, item: Item ): Item[] => [
	...items.slice( 0, index ),
	item,
	...items.slice( index ),
];

/** Returns the list without one of its items. */
export const without = < Item >( items: Item[], index: number ): Item[] =>
	items.filter( ( _, position ) => position !== index );

/** Returns the list with one item replaced. */
export const replaced = < Item >( items: Item[], index: number, item: Item ): Item[] =>
	items.map( ( one, position ) => ( position === index ? item : one ) );

/** Returns the list with one item moved. */
export const moved = < Item >( items: Item[], from: number, to: number ): Item[] =>
	items
		.slice( from, from + 1 )
		.reduce( ( list, item ) => inserted( list, to, item ), without( items, from ) );
