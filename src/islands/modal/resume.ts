let hasResumed = false;

/** The query that names a saved form, if the page's address asks for one of this form; else empty. */
export const draftQuery = ( form: number ): string => {
	const query = new URLSearchParams( location.search );
	const formid = String( form );
	const formtoken = query.get( 'formtoken' ) ?? query.get( 'gf_token' );
	return query.get( 'formid' ) === formid && formtoken !== null
		? new URLSearchParams( { formid, formtoken } ).toString()
		: '';
};

/** Whether the page's address asks for this saved form (spec 2): true once, however many links open it. */
export const shouldResume = ( form: number ): boolean => {
	const isFirst = ! hasResumed && draftQuery( form ) !== '';
	hasResumed ||= isFirst;
	return isFirst;
};
