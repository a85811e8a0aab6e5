let hasResumed = false;

/** Returns the query for a draft or an entry of this form that the page's URL asks for; else an empty string. */
export const resumeQuery = ( form: number ): string => {
	const query = new URLSearchParams( location.search );
	const formid = String( form );
	const formtoken = query.get( 'formtoken' ) ?? query.get( 'gf_token' );
	const entry = query.get( 'entry' );
	if ( query.get( 'formid' ) !== formid || ( formtoken ?? entry ) === null ) {
		return '';
	}
	return new URLSearchParams(
		formtoken === null ? { entry: entry! } : { formid, formtoken }
	).toString();
};

/** Whether the page's URL asks for this form (spec 2): returns true only once, however many links open the form. */
export const shouldResume = ( form: number ): boolean => {
	const isFirst = ! hasResumed && resumeQuery( form ) !== '';
	hasResumed ||= isFirst;
	return isFirst;
};
