import { __ } from '@wordpress/i18n';

/** What can be done with a form that visitors do not see yet. */
export const draftAdvice = (): string =>
	__(
		'The form can be published once this is fixed. Until then it can be saved as a draft.',
		'atoll'
	);
