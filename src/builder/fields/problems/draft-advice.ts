import { __ } from '@wordpress/i18n';

/** Returns advice about a form that visitors cannot see yet. */
export const draftAdvice = (): string =>
	__(
		'The form can be published once this is fixed. Until then it can be saved as a draft.',
		'atoll'
	);
