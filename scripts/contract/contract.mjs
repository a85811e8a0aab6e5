import { readDefaults } from './defaults.mjs';
import { readFieldSettings } from './field-settings.mjs';
import { fingerprint } from './fingerprint.mjs';
import { readEscapes, readKinds, readParts, readTexts } from './read.mjs';
import { readRules } from './rules.mjs';

/**
 * Reads contract/, which PHP and TypeScript share.
 *
 * @param {string} root
 * @return {Promise<{ hash: string, kinds: object, texts: object, escapes: object, rules: object, fields: object, defaults: object, calculatorTexts: object }>}
 *         Hash: from `fingerprint`; stored forms with another one are outdated. Fields: how editors set their settings.
 * @throws {import('./problems.mjs').Problems}
 */
export async function readContract( root ) {
	const { calculators: calculatorTexts = {}, ...texts } = await readTexts( root );
	const escapes = await readEscapes( root );
	const rules = await readRules( root );
	const fields = await readFieldSettings( root );
	const parts = await readParts( root );
	const kinds = await readKinds( root, { escapes, rules, parts, settings: fields.settings } );
	const contract = { kinds, texts, escapes, rules, fields };
	const defaults = await readDefaults( root );
	const hash = await fingerprint( root, { ...contract, defaults } );
	return { hash, ...contract, defaults, calculatorTexts };
}
