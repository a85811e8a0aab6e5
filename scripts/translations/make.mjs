import { contents } from '../package/contents.mjs';
import { findTexts, locales, readLanguage } from './catalogue.mjs';
import { forms, pot } from './formats.mjs';

let cachedTexts;

/** All texts of the plugin as it is built, looked for once in a process; needs PHP. */
export const currentTexts = () => ( cachedTexts ??= findTexts( contents() ) );

/**
 * The files of `languages/` as they are shipped: the template, and each language in the forms that WordPress loads.
 *
 * @param {import('./catalogue.mjs').Text[]} texts
 * @return {{name:string, content:Buffer}[]}
 */
export const languageFiles = ( texts ) =>
	[
		{ name: 'atoll.pot', content: pot( texts ) },
		...locales().flatMap( ( locale ) => forms( locale, texts, readLanguage( locale ) ) ),
	].map( ( { name, content } ) => ( {
		name: `atoll/languages/${ name }`,
		content: Buffer.from( content ),
	} ) );
