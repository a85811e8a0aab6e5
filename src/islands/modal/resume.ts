let isAnswered = false;

/** The query that names a saved form, if the page's address asks for one of this form; else empty. */
export const draftIn = ( form: number ): string => {
	const query = new URLSearchParams( location.search );
	const formid = String( form );
	const formtoken = query.get( 'formtoken' ) ?? query.get( 'gf_token' );
	return query.get( 'formid' ) === formid && formtoken !== null
		? new URLSearchParams( { formid, formtoken } ).toString()
		: '';
};

/** Whether the page's address asks for a saved form (spec 2): once, however many links mean it. */
export const asksFor = ( form: number ): boolean => {
	const asks = ! isAnswered && draftIn( form ) !== '';
	isAnswered ||= asks;
	return asks;
};
