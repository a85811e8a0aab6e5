/**
 * The DOM of a list as php/Engine/Markup/Controls/RowsInput prints it, for the part that changes its rows: other forms
 * do not load it.
 */
export interface Rows {
	/** Holds the rows, and nothing else. */
	list: HTMLElement;
	/** A row whose ids hold `{row}`. */
	template: HTMLTemplateElement;
	/** The button for another row. */
	add: HTMLElement;
	/** Where the island may say what became of the rows. */
	status: HTMLElement | null;
	/** Rows that were printed for those who cannot add any. */
	spare: () => Element[];
	cells: ( row: Element | null ) => HTMLInputElement[];
	rowOf: ( within: Element ) => Element | null;
	/** A row's button that takes it away. */
	remove: ( row: Element ) => HTMLElement | null;
	/** The row that is to go when something was clicked. */
	rowToRemove: ( clicked: EventTarget | null ) => Element | null;
}

export const rowsIn = ( field: HTMLElement | null ): Rows | null => {
	const find = < E extends HTMLElement >( name: string ) =>
		field?.querySelector< E >( `[data-atoll=${ name }]` ) ?? null;
	const [ list, add ] = [ find( 'rows' ), find( 'add-row' ) ];
	const template = find< HTMLTemplateElement >( 'row' );
	if ( ! list || ! template || ! add ) {
		return null;
	}
	const cells = ( row: Element | null ) => [ ...( row?.querySelectorAll( 'input' ) ?? [] ) ];
	const rowOf = ( within: Element ) => within.closest( '[data-row]' );
	return {
		list,
		template,
		add,
		status: find( 'rows-status' ),
		spare: () => [ ...list.querySelectorAll( '[data-spare]' ) ],
		cells,
		rowOf,
		remove: ( row ) => row.querySelector( '[data-atoll=remove-row]' ),
		rowToRemove: ( clicked ) => {
			const button = ( clicked as Element | null )?.closest( '[data-atoll=remove-row]' );
			return button ? rowOf( button ) : null;
		},
	};
};
