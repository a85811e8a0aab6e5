let isAnswered = false;

/** Whether the page's address asks for a saved form (spec 2): once, however many links mean it. */
export const asksFor = ( form: number ): boolean => {
	const query = new URLSearchParams( location.search );
	const asks =
		! isAnswered &&
		query.get( 'formid' ) === String( form ) &&
		( query.has( 'formtoken' ) || query.has( 'gf_token' ) );
	isAnswered ||= asks;
	return asks;
};
