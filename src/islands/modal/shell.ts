/** The modal's elements as php/Forms/Modals/ModalShell prints them. The only place that knows the server's markup. */
export interface Shell {
	dialog: HTMLDialogElement;
	title: HTMLElement;
	body: HTMLElement;
}

const template = () => document.querySelector< HTMLTemplateElement >( '#atoll-modal' )!;

/** Returns the URL that a form is fetched from; its number replaces the asterisk. */
export const endpointOf = ( form: number ): string =>
	template().dataset.endpoint!.replace( '*', String( form ) );

let sheetsLoaded: Promise< unknown > | undefined;

const loadSheet = ( sheet: Element ) =>
	new Promise( ( resolve ) => {
		sheet.addEventListener( 'load', resolve );
		sheet.addEventListener( 'error', resolve ); // A form without its styles can still be sent.
		document.head.append( sheet );
	} );

/** Moves the style sheets of forms from the template into the page, once; resolves when each has loaded or failed. */
export const loadSheets = (): Promise< unknown > =>
	( sheetsLoaded ??= Promise.all(
		[ ...template().content.querySelectorAll( 'link, style' ) ].map( loadSheet )
	) );

/** Returns a hidden copy of the shell, added at the end of the page. */
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

/** Shows that the form could not be loaded, with a button that tries again. */
export const showFailure = ( shell: Shell, retry: () => void ) => {
	const failure = template().content.querySelector( FAILURE )!.cloneNode( true ) as HTMLElement;
	failure.querySelector( 'button' )!.addEventListener( 'click', () => {
		shell.dialog.focus(); // The focused button is removed.
		retry();
	} );
	removeFailure( shell ); // Left by another attempt that was made meanwhile.
	shell.body.prepend( failure );
};
