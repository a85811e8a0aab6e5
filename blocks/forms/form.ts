/** A form as the editor lists it. */
export interface FormChoice {
	/** Its public number, which blocks keep. */
	number: number;
	title: string;
	/** A post status: publish, draft, trash … */
	status: string;
}

/** What `wp/v2/atoll-forms` answers for one form, as far as it is asked for. */
export interface FormRecord {
	id: number;
	number: number;
	status: string;
	title: { raw?: string; rendered: string };
}

/** What is known of the form that a block asks for. */
export type FormState = 'none' | 'unknown' | 'gone' | 'trashed' | 'hidden' | 'open';

/** A record as a choice; a form without a title is still told from the others. */
export const toChoice = (
	{ number, status, title }: FormRecord,
	untitled: string
): FormChoice => ( {
	number,
	status,
	title: ( title.raw ?? title.rendered ).trim() || untitled,
} );

/**
 * What an editor may place, each by a title of its own: forms of one name are told apart by their numbers.
 * What is in the trash is only listed to recognise it.
 */
export function placeable( forms: FormChoice[] ): FormChoice[] {
	const available = forms.filter( ( { status } ) => status !== 'trash' );
	const isShared = ( title: string ) =>
		available.filter( ( form ) => form.title === title ).length > 1;
	return available.map( ( form ) =>
		isShared( form.title ) ? { ...form, title: `${ form.title } #${ form.number }` } : form
	);
}

/**
 * What becomes of a block's form: visitors see it (`open`), do not see it (`hidden`: a draft), or it is
 * in the trash or deleted.
 *
 * @param number 0 when none is chosen.
 * @param forms  Undefined while the list is on its way, or may not be read: `unknown`.
 */
export function formState( number: number, forms: FormChoice[] | undefined ): FormState {
	if ( ! number ) {
		return 'none';
	}
	if ( ! forms ) {
		return 'unknown';
	}
	const status = forms.find( ( form ) => form.number === number )?.status ?? 'gone';
	return STATES[ status ] ?? 'hidden';
}

const STATES: Partial< Record< string, FormState > > = {
	publish: 'open',
	trash: 'trashed',
	gone: 'gone',
};
