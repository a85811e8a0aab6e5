/**
 * The elements of a list as php/Engine/Markup/Controls/RowsInput prints them, for the part that adds and removes rows;
 * forms without lists do not load it.
 */
export interface Rows {
	/** The container of the rows, and of nothing else. */
	list: HTMLElement;
	/** The template of a row, with `{row}` in its ids. */
	template: HTMLTemplateElement;
	/** The button that adds a row. */
	add: HTMLElement;
	/** The placeholder for announcements about rows. */
	status: HTMLElement | null;
	/** Returns the blank rows that the server printed for people without JavaScript. */
	spare: () => Element[];
	cells: ( row: Element | null ) => HTMLInputElement[];
	rowOf: ( within: Element ) => Element | null;
	/** Returns a row's button that removes it. */
	remove: ( row: Element ) => HTMLElement | null;
	/** Returns the row whose remove button was clicked. */
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
