export type GravityFormAttributes = {
	/** The form's number as a string, as in Gravity Forms' block. */
	formId: string;
	title: boolean;
	description: boolean;
	fieldValues?: string;
	/** Other attributes of that plugin. */
	[ name: string ]: unknown;
};
