export type FormAttributes = {
	/** The form's public number; 0 if none is chosen. */
	formId: number;
};
