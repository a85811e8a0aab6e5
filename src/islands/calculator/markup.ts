/** The elements and values that the server printed. */
export interface Markup {
	form: HTMLFormElement;
	find( name: string ): HTMLElement | SVGElement;
	findAll( name: string ): Element[];
	/** The text input of a number; undefined for a choice. */
	box( name: string ): HTMLInputElement | undefined;
	slider( name: string ): HTMLInputElement | null;
	/** The values of hidden inputs: the calculator's name, and the page's own query. */
	hiddenValues(): Record< string, string >;
	/** The values that were typed or chosen. */
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
