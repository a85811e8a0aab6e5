/** The modal's DOM as php/Forms/Modals/ModalShell prints it. All that this island knows of it is here. */
export interface Shell {
	dialog: HTMLDialogElement;
	title: HTMLElement;
	body: HTMLElement;
}

const template = () => document.querySelector< HTMLTemplateElement >( '#atoll-modal' )!;

/** Where a form comes from. */
export const endpointOf = ( form: number ): string => template().dataset.endpoint + String( form );

/** A copy of the shell at the end of the page, not yet shown. */
export const makeShell = ( form: number ): Shell => {
	const dialog = template().content.firstElementChild!.cloneNode( true ) as HTMLDialogElement;
	const one = ( name: string ) =>
		dialog.querySelector< HTMLElement >( `[data-atoll=${ name }]` )!;
	dialog.id = `atoll-modal-${ form }`;
	document.body.append( dialog );
	return { dialog, title: one( 'title' ), body: one( 'body' ) };
};
