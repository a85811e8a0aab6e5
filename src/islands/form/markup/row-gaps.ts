const isBlank = ( { value }: HTMLInputElement ) => value.trim() === '';

/** Returns the empty cells of a list that must be complete: those of rows that were begun, or of the first row. */
export const rowGaps = ( field: HTMLElement | null ): HTMLInputElement[] | undefined => {
	const list = field?.querySelector( '[data-atoll=rows]' );
	const cellsByRow =
		list && [ ...list.children ].map( ( row ) => [ ...row.querySelectorAll( 'input' ) ] );
	const startedRows = cellsByRow?.filter( ( row ) => ! row.every( isBlank ) );
	return ( startedRows?.length ? startedRows : cellsByRow?.slice( 0, 1 ) )
		?.flat()
		.filter( isBlank );
};
