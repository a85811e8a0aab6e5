const isBlank = ( { value }: HTMLInputElement ) => value.trim() === '';

/** Cells that a list which must be complete still needs: those of rows that were begun, or of the first. */
export const rowGaps = ( field: HTMLElement | null ): HTMLInputElement[] | undefined => {
	const list = field?.querySelector( '[data-atoll=rows]' );
	const cellsByRow =
		list && [ ...list.children ].map( ( row ) => [ ...row.querySelectorAll( 'input' ) ] );
	const startedRows = cellsByRow?.filter( ( row ) => ! row.every( isBlank ) );
	return ( startedRows?.length ? startedRows : cellsByRow?.slice( 0, 1 ) )
		?.flat()
		.filter( isBlank );
};
