/** What a person fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's DOM as php/Forms/Markup prints it. All that this island knows of it is here. */
export interface Markup {
	element: HTMLElement;
	form: HTMLFormElement;
	submit: HTMLElement | null;
	/** In the form's order; all but one are hidden. */
	pages: HTMLElement[];
	/** Where the island may show something of the whole form. */
	place: (
		name: 'summary' | 'status' | 'failure' | 'confirmation' | 'captcha'
	) => HTMLElement | null;
	field: ( id: number ) => HTMLElement | null;
	/** Where the island may say what to mend in one field. */
	error: ( id: number ) => HTMLElement | null;
	controls: ( id: number ) => Control[];
	/** The field that a control, or anything else in it, belongs to. */
	fieldOf: ( target: EventTarget | null ) => number | undefined;
}

export const markupOf = ( element: HTMLElement ): Markup => {
	const one = ( selector: string, within: Element = element ) =>
		within.querySelector< HTMLElement >( selector );
	const field = ( id: number ) => one( `[data-field="${ id }"]` );
	return {
		element,
		form: one( 'form' ) as HTMLFormElement,
		submit: one( '[data-atoll=submit]' ),
		pages: [ ...element.querySelectorAll< HTMLElement >( '[data-page]' ) ],
		place: ( name ) => one( `[data-atoll=${ name }]` ),
		field,
		error: ( id ) => one( `[data-field="${ id }"] [data-atoll=error]` ),
		controls: ( id ) => [
			...( field( id )?.querySelectorAll< Control >(
				'input:not([type=hidden]), select, textarea'
			) ?? [] ),
		],
		fieldOf: ( target ) => {
			const found = ( target as Element | null )?.closest?.< HTMLElement >( '[data-field]' );
			return found ? Number( found.dataset.field ) : undefined;
		},
	};
};

/** Whether a control holds another value than the server gave it. */
export const isChanged = ( control: Control ): boolean => {
	if ( control instanceof HTMLSelectElement ) {
		const given = control.querySelector< HTMLOptionElement >( '[selected]' )?.index ?? 0;
		return control.selectedIndex !== given;
	}
	return (
		control.value !== control.defaultValue ||
		( control instanceof HTMLInputElement && control.checked !== control.defaultChecked )
	);
};
