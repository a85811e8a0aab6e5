export type GravityFormAttributes = {
	/** The form's number, as Gravity Forms' block keeps it: as text. */
	formId: string;
	title: boolean;
	description: boolean;
	fieldValues?: string;
	/** Whatever else that plugin keeps. */
	[ name: string ]: unknown;
};
