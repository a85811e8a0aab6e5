import { readDefaults } from './defaults.mjs';
import { fingerprint } from './fingerprint.mjs';
import { readEscapes, readKinds, readTexts } from './read.mjs';
import { readRules } from './rules.mjs';

/**
 * What PHP and TypeScript agree on, as it stands in contract/ now.
 *
 * @param {string} root
 * @return {Promise<{ hash: string, kinds: object, texts: object, escapes: object, rules: object, defaults: object, calculatorTexts: object }>}
 *         Hash: of `fingerprint`, by which stored forms are told to be out of date.
 * @throws {import('./problems.mjs').Problems}
 */
export async function readContract( root ) {
	const { calculators: calculatorTexts = {}, ...texts } = await readTexts( root );
	const escapes = await readEscapes( root );
	const rules = await readRules( root );
	const contract = { kinds: await readKinds( root, escapes, rules ), texts, escapes, rules };
	const defaults = await readDefaults( root );
	const hash = await fingerprint( root, { ...contract, defaults } );
	return { hash, ...contract, defaults, calculatorTexts };
}
