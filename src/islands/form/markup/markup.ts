import type { InputName } from '../../../contract/input-names';
import { rowGaps } from './row-gaps';

/** What a person fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's DOM as php/Engine/Markup prints it. All that this island knows of it is here. */
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
	last: HTMLElement[];
	/** Every button that sends the form in some way. */
	buttons: HTMLElement[];
	/** What a hidden input sends along; empty where the form has none of that name. */
	hiddenValue: ( name: InputName ) => string;
	/** Changes it, where there is one. */
	setHidden: ( name: InputName, value: string ) => void;
	heading: ( page: number ) => HTMLElement | null;
	/** Where the heading says which page it is. */
	count: ( page: number ) => HTMLElement | null;
	/** Where the island may show something of the whole form. */
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
	/** Where suggestions may show, one for each address. */
	lookups: HTMLElement[];
	field: ( id: number ) => HTMLElement | null;
	/** Where a date has room for the button that opens a calendar. */
	picker: ( id: number ) => HTMLElement | null;
	/** Where a password has room for the button that shows it. */
	reveal: ( id: number ) => HTMLElement | null;
	/** Where a field's files are listed. */
	uploads: ( id: number ) => HTMLElement | null;
	/** Where the island may say what to mend in one field. */
	error: ( id: number ) => HTMLElement | null;
	controls: ( id: number ) => Control[];
	/** Where a field shows what its formula makes, and what sends it. */
	result: ( id: number ) => { output: HTMLOutputElement; input: HTMLInputElement } | null;
	/** One part of a field, by its input's id. */
	input: ( id: string ) => HTMLElement | null;
	inputError: ( id: string ) => HTMLElement | null;
	inputControl: ( id: string ) => Control | null;
	/** Cells that a list still needs; undefined for what is no list. */
	rowGaps: ( id: number ) => HTMLInputElement[] | undefined;
	/** The field that a control, or anything else in it, belongs to. */
	fieldOf: ( target: EventTarget | null ) => number | undefined;
	/** The id of the part that something belongs to. */
	inputOf: ( target: EventTarget | null ) => string | undefined;
}

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** In one walk: looking each up would take a walk of its own. */
const index = ( find: ( selector: string ) => HTMLElement[], name: 'field' | 'input' ) =>
	new Map( find( `[data-${ name }]` ).map( ( found ) => [ found.dataset[ name ], found ] ) );

/** The id of what something belongs to. */
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

/** Whether the form is above the page, and neither the browser's Back nor the page's title is about it. */
export const isInDialog = ( { element }: Markup ): boolean =>
	element.closest( 'dialog, [role=dialog]' ) !== null;

/** Whether a control holds another value than the server gave it. */
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
