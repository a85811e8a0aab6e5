import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contents } from '../package/contents.mjs';
import { stage } from '../package/stage.mjs';
import { findTexts, locales, readLanguage } from './catalogue.mjs';
import { forms, pot } from './formats.mjs';

let found;

/** All texts of the plugin as it is built, looked for once in a process; needs PHP. */
export const currentTexts = () => ( found ??= lookForTexts() );

async function lookForTexts() {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-texts-' ) );
	try {
		stage( contents(), folder );
		return await findTexts( join( folder, 'atoll' ) );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

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
