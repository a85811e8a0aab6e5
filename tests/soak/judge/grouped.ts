/** Groups items by a key. */
export function grouped< Item >(
	items: Item[],
	wordOf: ( item: Item ) => string
): Map< string, Item[] > {
	const groups = new Map< string, Item[] >();
	for ( const item of items ) {
		groups.set( wordOf( item ), [ ...( groups.get( wordOf( item ) ) ?? [] ), item ] );
	}
	return groups;
}
