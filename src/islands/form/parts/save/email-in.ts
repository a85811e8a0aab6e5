import type { Context } from '../../context';

/** Returns the visitor's email address from the form; empty until entered. As php/Forms/Page/Resuming/ResumedDrafts. */
export const emailIn = ( { markup }: Context ): string =>
	[ ...markup.form.querySelectorAll< HTMLInputElement >( '[data-field] input[type=email]' ) ]
		.map( ( { value } ) => value.trim() )
		.find( Boolean ) ?? '';
