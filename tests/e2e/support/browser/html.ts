import { HtmlValidate } from 'html-validate';

/**
 * The HTML standard's rules, without those of taste. Each that is off is off for something that WordPress prints
 * itself, and allowed by the standard.
 */
const validator = new HtmlValidate( {
	extends: [ 'html-validate:standard' ],
	rules: {
		// Both are the standard's.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		// Lists keep their role in Safari only when it is said.
		'no-redundant-role': 'off',
		// Printed by hand in translations and by editors.
		'no-raw-characters': [ 'error', { relaxed: true } ],
		'long-title': 'off',
		// WordPress' own style and script tags.
		'script-type': 'off',
		'no-inline-style': 'off',
		'require-sri': 'off',
	},
} );

/** What is wrong with a page's HTML, one line each. */
export async function problemsIn( html: string ): Promise< string[] > {
	const { results } = await validator.validateString( html );
	return results.flatMap( ( { messages } ) =>
		messages.map(
			( { ruleId, message, line, column, selector } ) =>
				`${ ruleId } ${ line }:${ column } ${ message } (${ selector ?? '' })`
		)
	);
}
