import type { InputName } from '../../../contract/input-names';
import { rowGaps } from './row-gaps';

/** A control that a person fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's elements as php/Engine/Markup prints them. The only place that knows the server's markup. */
export interface Markup {
	element: HTMLElement;
	form: HTMLFormElement;
	submit: HTMLElement | null;
	/** Pages in the form's order; all but one are hidden. */
	pages: HTMLElement[];
	/** Index of the page that the server printed as visible. */
	printedPage: number;
	/** The Back and Next buttons of each page. */
	navs: HTMLElement[];
	/** Elements that are only shown on the last page. */
	last: HTMLElement[];
	/** Every button that submits the form. */
	buttons: HTMLElement[];
	/** Returns the value of a hidden input; empty if the form has none of that name. */
	hiddenValue: ( name: InputName ) => string;
	/** Sets the value of a hidden input, if there is one. */
	setHidden: ( name: InputName, value: string ) => void;
	heading: ( page: number ) => HTMLElement | null;
	/** The page number's element in a page's heading. */
	count: ( page: number ) => HTMLElement | null;
	/** Returns a placeholder for content about the whole form. */
	place: (
		name:
			| 'indicator'
			| 'summary'
			| 'status'
			| 'failure'
			| 'confirmation'
			| 'captcha'
			| 'review'
			| 'save-modal'
	) => HTMLElement | null;
	/** Placeholders for suggestions, one for each address. */
	lookups: HTMLElement[];
	field: ( id: number ) => HTMLElement | null;
	/** The placeholder for a date's calendar button. */
	picker: ( id: number ) => HTMLElement | null;
	/** The placeholder for a password's toggle button. */
	reveal: ( id: number ) => HTMLElement | null;
	/** The placeholder for a field's list of files. */
	uploads: ( id: number ) => HTMLElement | null;
	/** The placeholder for a field's error message. */
	error: ( id: number ) => HTMLElement | null;
	controls: ( id: number ) => Control[];
	/** The elements that show and send the result of a field's formula. */
	result: ( id: number ) => { output: HTMLOutputElement; input: HTMLInputElement } | null;
	/** Returns a part of a field, by its input's id. */
	input: ( id: string ) => HTMLElement | null;
	inputError: ( id: string ) => HTMLElement | null;
	inputControl: ( id: string ) => Control | null;
	/** Returns the cells that a list still needs; undefined for fields that are not lists. */
	rowGaps: ( id: number ) => HTMLInputElement[] | undefined;
	/** Returns the id of the field around a control or another element. */
	fieldOf: ( target: EventTarget | null ) => number | undefined;
	/** Returns the id of the part around an element. */
	inputOf: ( target: EventTarget | null ) => string | undefined;
}

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** Indexes elements in one walk: a separate search for each would take one walk each. */
const index = ( find: ( selector: string ) => HTMLElement[], name: 'field' | 'input' ) =>
	new Map( find( `[data-${ name }]` ).map( ( found ) => [ found.dataset[ name ], found ] ) );

/** Returns the id of the field or input around a target. */
const idAround = ( target: EventTarget | null, name: 'field' | 'input' ) =>
	( target as Element | null )?.closest?.< HTMLElement >( `[data-${ name }]` )?.dataset[ name ];

const resultIn = ( field: HTMLElement | null ) => {
	const output = field?.querySelector( 'output' );
	return output ? { output, input: output.nextElementSibling as HTMLInputElement } : null;
};

export const markupOf = ( element: HTMLElement ): Markup => {
	const findAll = ( selector: string ) => [
		...element.querySelectorAll< HTMLElement >( selector ),
	];
	const form = element.querySelector( 'form' ) as HTMLFormElement;
	const hiddenInput = ( name: string ) =>
		form.querySelector< HTMLInputElement >( `[type=hidden][name=${ name }]` );
	const pages = findAll( '[data-page]' );
	const fields = index( findAll, 'field' );
	const inputs = index( findAll, 'input' );
	const field = ( id: number ) => fields.get( String( id ) ) ?? null;
	const input = ( id: string ) => inputs.get( id ) ?? null;
	const place = ( name: string, within: HTMLElement | null = element ) =>
		within && within.querySelector< HTMLElement >( `[data-atoll=${ name }]` );
	const page = ( number: number ) =>
		element.querySelector< HTMLElement >( `[data-page="${ number }"]` );
	return {
		element,
		form,
		submit: place( 'submit' ),
		pages,
		printedPage: Math.max(
			0,
			pages.findIndex( ( { hidden } ) => ! hidden )
		),
		navs: findAll( '[data-nav]' ),
		last: findAll( '[data-atoll=last]' ),
		buttons: findAll( 'button[data-atoll]:is([name], [data-atoll=submit])' ),
		hiddenValue: ( name ) => hiddenInput( name )?.value ?? '',
		setHidden: ( name, value ) => {
			const control = hiddenInput( name );
			if ( control ) {
				control.value = value;
			}
		},
		heading: ( number ) => place( 'page-title', page( number ) ),
		count: ( number ) => place( 'page-count', page( number ) ),
		place,
		lookups: findAll( '[data-atoll=lookup]' ),
		field,
		uploads: ( id ) => place( 'uploads', field( id ) ),
		picker: ( id ) => place( 'picker', field( id ) ),
		reveal: ( id ) => place( 'reveal', field( id ) ),
		error: ( id ) => place( 'error', field( id ) ),
		controls: ( id ) => [ ...( field( id )?.querySelectorAll< Control >( CONTROLS ) ?? [] ) ],
		result: ( id ) => resultIn( field( id ) ),
		input,
		inputError: ( id ) => place( 'error', input( id ) ),
		inputControl: ( id ) => input( id )?.querySelector< Control >( 'input, select' ) ?? null,
		rowGaps: ( id ) => rowGaps( field( id ) ),
		inputOf: ( target ) => idAround( target, 'input' ),
		fieldOf: ( target ) => {
			const id = idAround( target, 'field' );
			return id ? Number( id ) : undefined;
		},
	};
};

/** Whether the form is in a dialog, where neither the browser's Back nor the document's title relates to it. */
export const isInDialog = ( { element }: Markup ): boolean =>
	element.closest( 'dialog, [role=dialog]' ) !== null;

/** Whether a control's value differs from the one that the server printed. */
export const isChanged = ( control: Control ): boolean => {
	if ( control instanceof HTMLSelectElement && control.multiple ) {
		return [ ...control.options ].some(
			( option ) => option.selected !== option.defaultSelected
		);
	}
	if ( control instanceof HTMLSelectElement ) {
		const defaultIndex = control.querySelector< HTMLOptionElement >( '[selected]' )?.index ?? 0;
		return control.selectedIndex !== defaultIndex;
	}
	return (
		control.value !== control.defaultValue ||
		( control instanceof HTMLInputElement && control.checked !== control.defaultChecked )
	);
};
