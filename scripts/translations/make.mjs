import { contents } from '../package/contents.mjs';
import { findTexts, locales, readLanguage } from './catalogue.mjs';
import { forms, pot } from './formats.mjs';

let cachedTexts;

/** Returns all texts of the built plugin; searched once per process; needs PHP. */
export const currentTexts = () => ( cachedTexts ??= findTexts( contents() ) );

/**
 * Returns the shipped files of `languages/`: the template, and each language in the formats that WordPress loads.
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
