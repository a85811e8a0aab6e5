import type { SavedForm } from '../../../api';
import type { Markup } from '../markup/markup';

const TOKEN = 'gform_resume_token';
const VERSION = 'atoll_draft_version';

/** Selector of the inputs that name the form's draft; printed if a form can be saved. */
export const DRAFT_INPUTS = `[name=${ TOKEN }], [name=${ VERSION }]`;

/** Returns the token of the form's draft; empty if there is none. */
export const draftOf = ( markup: Markup ): string => markup.hiddenValue( TOKEN );

/** Returns the id of the entry that the form changes; empty if it changes none. */
export const entryOf = ( markup: Markup ): string => markup.hiddenValue( 'update_entry_id' );

/** Makes the form create a new entry instead of changing one. */
export const forgetEntry = ( markup: Markup ) => markup.setHidden( 'update_entry_id', '' );

/** Assigns a draft to the form; without a draft, the next save creates a new one. */
export const assignDraft = ( { setHidden }: Markup, draft?: SavedForm ) => {
	setHidden( TOKEN, draft?.token ?? '' );
	setHidden( VERSION, draft?.version ?? '' );
};

/** Lets the form replace the entry whatever its current version is. */
export const acceptAnyVersion = ( markup: Markup ) => markup.setHidden( 'atoll_entry_version', '' );

/** Query arguments that name a page without pretty permalinks, as in php/Forms/Drafts/Resuming/ResumeLinks.php. */
const PAGE_PARAMETERS = [ 'page_id', 'p' ];

/**
 * Returns the URL that opens a draft: this page's, with only the page's id, the form and the token as query (spec 2).
 */
export const draftLink = ( formId: number, token: string ): string => {
	const parameters = [ ...new URLSearchParams( location.search ) ];
	const query = new URLSearchParams(
		parameters.filter( ( [ name ] ) => PAGE_PARAMETERS.includes( name ) )
	);
	query.set( 'formid', String( formId ) );
	query.set( 'formtoken', token );
	return `${ location.origin }${ location.pathname }?${ query }`;
};
