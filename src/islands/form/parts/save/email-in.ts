import type { Context } from '../../context';

/** The visitor's address as the form has it; empty while they have not given it. As php/Forms/Page/Resuming/ResumedDrafts. */
export const emailIn = ( { markup }: Context ): string =>
	[ ...markup.form.querySelectorAll< HTMLInputElement >( '[data-field] input[type=email]' ) ]
		.map( ( { value } ) => value.trim() )
		.find( Boolean ) ?? '';
