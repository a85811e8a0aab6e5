let hasResumed = false;

/** The query for a saved form or an entry to change, if the page's address asks for one of this form; else empty. */
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

/** Whether the page's address asks for this form (spec 2): true once, however many links open it. */
export const shouldResume = ( form: number ): boolean => {
	const isFirst = ! hasResumed && resumeQuery( form ) !== '';
	hasResumed ||= isFirst;
	return isFirst;
};
