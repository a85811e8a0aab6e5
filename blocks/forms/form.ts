/** A form in the editor's list. */
export interface FormChoice {
	/** The form's public number, which blocks store. */
	number: number;
	title: string;
	/** A post status: publish, draft, trash … */
	status: string;
}

/** The requested fields of a form in the response of `wp/v2/atoll-forms`. */
export interface FormRecord {
	id: number;
	number: number;
	status: string;
	title: { raw?: string; rendered: string };
}

/** Status of the form that a block refers to. */
export type FormState = 'none' | 'unknown' | 'gone' | 'trashed' | 'hidden' | 'open';

/** Converts a record to a choice. Empty titles are replaced with `untitled`. */
export const toChoice = (
	{ number, status, title }: FormRecord,
	untitled: string
): FormChoice => ( {
	number,
	status,
	title: ( title.raw ?? title.rendered ).trim() || untitled,
} );

/**
 * Returns the forms that an editor may insert, each with a unique title: forms of the same name also show their
 * numbers. Forms in the trash are left out; the list only has them so that they are recognised.
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
 * Returns the status of a block's form: visitors see it (`open`), do not see it (`hidden`: a draft), or it is in the
 * trash or deleted.
 *
 * @param number 0 if none is chosen.
 * @param forms  Undefined while the list is loading, or if the user may not read it: `unknown`.
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
