/** What the server printed for the island to find. */
export interface Markup {
	form: HTMLFormElement;
	find( name: string ): HTMLElement | SVGElement;
	findAll( name: string ): Element[];
	/** A number's box; undefined for a choice. */
	box( name: string ): HTMLInputElement | undefined;
	slider( name: string ): HTMLInputElement | null;
	/** What the form sends unseen: which calculator it is, and its page's own query. */
	hiddenValues(): Record< string, string >;
	/** As typed and chosen. */
	enteredValues(): Record< string, string >;
}

export const markupOf = ( element: HTMLElement ): Markup => {
	const form = element.querySelector( 'form' )!;
	const selectorFor = ( name: string ) => `[data-atoll="${ name }"]`;
	return {
		form,
		find: ( name ) => element.querySelector< HTMLElement >( selectorFor( name ) )!,
		findAll: ( name ) => [ ...element.querySelectorAll( selectorFor( name ) ) ],
		box: ( name ) => {
			const control = form.elements.namedItem( name );
			return control instanceof HTMLInputElement && control.type === 'text'
				? control
				: undefined;
		},
		slider: ( name ) => form.querySelector( `[type=range]${ selectorFor( name ) }` ),
		hiddenValues: () =>
			Object.fromEntries(
				[ ...form.querySelectorAll< HTMLInputElement >( '[type=hidden]' ) ].map(
					( { name, value } ) => [ name, value ]
				)
			),
		enteredValues: () =>
			Object.fromEntries(
				[ ...new FormData( form ) ].map( ( [ name, value ] ) => [ name, String( value ) ] )
			),
	};
};
