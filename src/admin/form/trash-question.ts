import { addFilter } from '@wordpress/hooks';

declare global {
	interface Window {
		/** Printed by php/Admin/Forms/TrashWarning.php: what of the site uses the form, in sentences; '' for nothing. */
		atollFormUses?: string;
	}
}

/** WordPress', in its own words: it asks before it moves a post to the trash, but lets nobody add to the question. */
const QUESTION = 'Are you sure you want to move "%s" to the trash?';

/** Has the editor's question say what of the site uses the form. */
export const explainTrash = (): void => {
	addFilter( 'i18n.gettext_default', 'atoll/trash-question', ( words: string, source: string ) =>
		source === QUESTION && window.atollFormUses
			? `${ words } ${ window.atollFormUses.replaceAll( '%', '%%' ) }`
			: words
	);
};
