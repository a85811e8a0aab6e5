/** The modal's DOM as php/Forms/Modals/ModalShell prints it. All that this island knows of it is here. */
export interface Shell {
	dialog: HTMLDialogElement;
	title: HTMLElement;
	body: HTMLElement;
}

const template = () => document.querySelector< HTMLTemplateElement >( '#atoll-modal' )!;

/** Where a form comes from. */
export const endpointOf = ( form: number ): string => template().dataset.endpoint + String( form );

let sheets: Promise< unknown > | undefined;

const loaded = ( sheet: Element ) =>
	new Promise( ( done ) => {
		sheet.addEventListener( 'load', done );
		sheet.addEventListener( 'error', done ); // A form without its looks can still be sent.
		document.head.append( sheet );
	} );

/** Takes the sheets of forms out of the template, once, and waits until all of them have come or failed. */
export const loadSheets = (): Promise< unknown > =>
	( sheets ??= Promise.all(
		[ ...template().content.querySelectorAll( 'link, style' ) ].map( loaded )
	) );

/** A copy of the shell at the end of the page, not yet shown. */
export const makeShell = ( form: number ): Shell => {
	const dialog = template()
		.content.querySelector( 'dialog' )!
		.cloneNode( true ) as HTMLDialogElement;
	const one = ( name: string ) =>
		dialog.querySelector< HTMLElement >( `[data-atoll=${ name }]` )!;
	dialog.id = `atoll-modal-${ form }`;
	document.body.append( dialog );
	return { dialog, title: one( 'title' ), body: one( 'body' ) };
};
