/** What a person fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's DOM as php/Forms/Markup prints it. All that this island knows of it is here. */
export interface Markup {
	element: HTMLElement;
	form: HTMLFormElement;
	submit: HTMLElement | null;
	/** In the form's order; all but one are hidden. */
	pages: HTMLElement[];
	/** The page that the server printed to be seen, from 0. */
	printedPage: number;
	/** The Back and Next of each page. */
	navs: HTMLElement[];
	/** What shows on the last page alone. */
	last: HTMLElement | null;
	/** Every button that sends the form in some way. */
	buttons: HTMLElement[];
	heading: ( page: number ) => HTMLElement | null;
	/** Where the heading says which page it is. */
	count: ( page: number ) => HTMLElement | null;
	/** Where the island may show something of the whole form. */
	place: (
		name: 'indicator' | 'summary' | 'status' | 'failure' | 'confirmation' | 'captcha'
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
	const every = ( selector: string ) => [
		...element.querySelectorAll< HTMLElement >( selector ),
	];
	const pages = every( '[data-page]' );
	const field = ( id: number ) => one( `[data-field="${ id }"]` );
	return {
		element,
		form: one( 'form' ) as HTMLFormElement,
		submit: one( '[data-atoll=submit]' ),
		pages,
		printedPage: Math.max(
			0,
			pages.findIndex( ( { hidden } ) => ! hidden )
		),
		navs: every( '[data-nav]' ),
		last: one( '[data-atoll=last]' ),
		buttons: every( 'button[data-atoll]:is([name], [data-atoll=submit])' ),
		heading: ( page ) => one( `[data-page="${ page }"] [data-atoll=page-title]` ),
		count: ( page ) => one( `[data-page="${ page }"] [data-atoll=page-count]` ),
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
