import { readDefaults } from './defaults.mjs';
import { fingerprint } from './fingerprint.mjs';
import { readEscapes, readKinds, readTexts } from './read.mjs';

/**
 * What PHP and TypeScript agree on, as it stands in contract/ now.
 *
 * @param {string} root
 * @return {Promise<{ hash: string, kinds: object, texts: object, escapes: object, defaults: object, calculatorTexts: object }>}
 *         Hash: of `fingerprint`, by which stored forms are told to be out of date.
 * @throws {import('./problems.mjs').Problems}
 */
export async function readContract( root ) {
	const { calculators: calculatorTexts = {}, ...texts } = await readTexts( root );
	const escapes = await readEscapes( root );
	const contract = { kinds: await readKinds( root, escapes ), texts, escapes };
	const defaults = await readDefaults( root );
	const hash = await fingerprint( root, { ...contract, defaults } );
	return { hash, ...contract, defaults, calculatorTexts };
}
