/** What the server printed for the island to find. */
export interface Markup {
	form: HTMLFormElement;
	one( name: string ): HTMLElement | SVGElement;
	all( name: string ): Element[];
	/** A number's box; undefined for a choice. */
	box( name: string ): HTMLInputElement | undefined;
	slider( name: string ): HTMLInputElement | null;
	/** What the form sends unseen: which calculator it is, and its page's own query. */
	hidden(): Record< string, string >;
	/** As typed and chosen. */
	entered(): Record< string, string >;
}

export const markupOf = ( element: HTMLElement ): Markup => {
	const form = element.querySelector( 'form' )!;
	const find = ( name: string ) => `[data-atoll="${ name }"]`;
	return {
		form,
		one: ( name ) => element.querySelector< HTMLElement >( find( name ) )!,
		all: ( name ) => [ ...element.querySelectorAll( find( name ) ) ],
		box: ( name ) => {
			const control = form.elements.namedItem( name );
			return control instanceof HTMLInputElement && control.type === 'text'
				? control
				: undefined;
		},
		slider: ( name ) => form.querySelector( `[type=range]${ find( name ) }` ),
		hidden: () =>
			Object.fromEntries(
				[ ...form.querySelectorAll< HTMLInputElement >( '[type=hidden]' ) ].map(
					( { name, value } ) => [ name, value ]
				)
			),
		entered: () =>
			Object.fromEntries(
				[ ...new FormData( form ) ].map( ( [ name, value ] ) => [ name, String( value ) ] )
			),
	};
};
