// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- registerBlockType wants an index signature.
export type FormAttributes = {
	/** The form's public number, 0 when none is chosen. */
	formId: number;
};
