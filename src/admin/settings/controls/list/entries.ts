/** Functions that edit lists without changing the list they are given. */

export const replaced = < T >( list: T[], index: number, entry: T ): T[] =>
	list.map( ( other, at ) => ( at === index ? entry : other ) );

export const removed = < T >( list: T[], index: number ): T[] =>
	list.filter( ( _, at ) => at !== index );

/** @param by -1 towards the start, 1 towards the end; at an end the list stays as it is. */
export const moved = < T >( list: T[], index: number, by: -1 | 1 ): T[] => {
	const entry = list[ index ];
	const other = list[ index + by ];
	return entry === undefined || other === undefined
		? list
		: replaced( replaced( list, index, other ), index + by, entry );
};
