import { HtmlValidate } from 'html-validate';

/**
 * Rules of the HTML standard, without stylistic ones. Each disabled rule concerns markup that WordPress prints itself
 * and that the standard allows.
 */
const validator = new HtmlValidate( {
	extends: [ 'html-validate:standard' ],
	rules: {
		// The standard allows both.
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		// Lists keep their role in Safari only if it is explicit.
		'no-redundant-role': 'off',
		// Written by hand in translations and by editors.
		'no-raw-characters': [ 'error', { relaxed: true } ],
		'long-title': 'off',
		// WordPress' own style and script tags.
		'script-type': 'off',
		'no-inline-style': 'off',
		'require-sri': 'off',
	},
} );

/** Returns the problems in a page's HTML, one line each. */
export async function problemsIn( html: string ): Promise< string[] > {
	const { results } = await validator.validateString( html );
	return results.flatMap( ( { messages } ) =>
		messages.map(
			( { ruleId, message, line, column, selector } ) =>
				`${ ruleId } ${ line }:${ column } ${ message } (${ selector ?? '' })`
		)
	);
}
