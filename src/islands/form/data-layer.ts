/** Tells analytics of a stored submission (spec 7): of each filling once. */
export const announceSubmission = ( formId: number ) => {
	const page = window as { dataLayer?: object[] };
	( page.dataLayer ??= [] ).push( { event: 'submitForm', formId } );
};
