export type FormAttributes = {
	/** The form's public number, 0 when none is chosen. */
	formId: number;
};
