import type { SavedForm } from '../../../api';
import type { Markup } from '../markup/markup';

const TOKEN = 'gform_resume_token';
const VERSION = 'atoll_draft_version';

/** The inputs that say which draft a form is; printed where a form can be saved. */
export const DRAFT_INPUTS = `[name=${ TOKEN }], [name=${ VERSION }]`;

/** The token of the draft that the form is; empty for none. */
export const draftOf = ( markup: Markup ): string => markup.hiddenValue( TOKEN );

/** The entry that the form changes; empty for none. */
export const entryOf = ( markup: Markup ): string => markup.hiddenValue( 'update_entry_id' );

/** The form changes none. */
export const forgetEntry = ( markup: Markup ) => markup.setHidden( 'update_entry_id', '' );

/** The form is this draft from now on; without one, the next save makes one of its own. */
export const assignDraft = ( { setHidden }: Markup, draft?: SavedForm ) => {
	setHidden( TOKEN, draft?.token ?? '' );
	setHidden( VERSION, draft?.version ?? '' );
};

/** The entry that the form changes is replaced whatever it holds by now. */
export const acceptAnyVersion = ( markup: Markup ) => markup.setHidden( 'atoll_entry_version', '' );

/** What names a page in the query of a plain address; likewise in php/Forms/Drafts/Resuming/ResumeLinks.php. */
const PAGE_PARAMETERS = [ 'page_id', 'p' ];

/** The address that opens a draft: this page's without query but for its number, with the form and the token (spec 2). */
export const draftLink = ( formId: number, token: string ): string => {
	const parameters = [ ...new URLSearchParams( location.search ) ];
	const query = new URLSearchParams(
		parameters.filter( ( [ name ] ) => PAGE_PARAMETERS.includes( name ) )
	);
	query.set( 'formid', String( formId ) );
	query.set( 'formtoken', token );
	return `${ location.origin }${ location.pathname }?${ query }`;
};
