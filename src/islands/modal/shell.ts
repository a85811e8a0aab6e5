/** The modal's DOM as php/Forms/Modals/ModalShell prints it. All that this island knows of it is here. */
export interface Shell {
	dialog: HTMLDialogElement;
	title: HTMLElement;
	body: HTMLElement;
}

const template = () => document.querySelector< HTMLTemplateElement >( '#atoll-modal' )!;

/** Where a form comes from, whose number stands for the asterisk. */
export const endpointOf = ( form: number ): string =>
	template().dataset.endpoint!.replace( '*', String( form ) );

let sheetsLoaded: Promise< unknown > | undefined;

const loadSheet = ( sheet: Element ) =>
	new Promise( ( resolve ) => {
		sheet.addEventListener( 'load', resolve );
		sheet.addEventListener( 'error', resolve ); // A form without its looks can still be sent.
		document.head.append( sheet );
	} );

/** Takes the sheets of forms out of the template, once, and waits until all of them have come or failed. */
export const loadSheets = (): Promise< unknown > =>
	( sheetsLoaded ??= Promise.all(
		[ ...template().content.querySelectorAll( 'link, style' ) ].map( loadSheet )
	) );

/** A copy of the shell at the end of the page, not yet shown. */
export const makeShell = ( form: number ): Shell => {
	const dialog = template()
		.content.querySelector( 'dialog' )!
		.cloneNode( true ) as HTMLDialogElement;
	const find = ( name: string ) =>
		dialog.querySelector< HTMLElement >( `[data-atoll=${ name }]` )!;
	dialog.id = `atoll-modal-${ form }`;
	document.body.append( dialog );
	return { dialog, title: find( 'title' ), body: find( 'body' ) };
};

const FAILURE = '[data-atoll=open-failure]';

export const removeFailure = ( { body }: Shell ) => body.querySelector( FAILURE )?.remove();

/** Says that the form has not come, with a button that tries again. */
export const showFailure = ( shell: Shell, retry: () => void ) => {
	const failure = template().content.querySelector( FAILURE )!.cloneNode( true ) as HTMLElement;
	failure.querySelector( 'button' )!.addEventListener( 'click', () => {
		shell.dialog.focus(); // The button that has the focus goes.
		retry();
	} );
	removeFailure( shell ); // Of another attempt that was made meanwhile.
	shell.body.prepend( failure );
};
