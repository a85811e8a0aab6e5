import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What says what a parameter may be; the rest is for readers. */
const LIMITS = [ 'type', 'enum', 'minimum' ];

/**
 * The rules and their parameters, from the definition's schema: one place to add a rule's data.
 *
 * @param {string} root
 * @return {Promise<Record<string, { needs: string[], parameters: Record<string, { type?: string, enum?: string[], minimum?: number }> }>>}
 *         By rule: which parameters it cannot do without, and what each one may be.
 */
export async function readRules( root ) {
	const file = join( root, 'contract', 'schema', 'public-definition.schema.json' );
	const { definitions } = JSON.parse( await readFile( file, 'utf8' ) );
	const resolved = ( schema ) =>
		schema.$ref ? definitions[ schema.$ref.split( '/' ).pop() ] : schema;

	return Object.fromEntries(
		definitions.FieldRule.oneOf.map( resolved ).map( ( { required, properties } ) => [
			properties.rule.const,
			{
				needs: required,
				parameters: Object.fromEntries(
					Object.entries( properties ).map( ( [ name, property ] ) => [
						name,
						limitsOf( resolved( property ) ),
					] )
				),
			},
		] )
	);
}

const limitsOf = ( schema ) => ( {
	...( schema.const !== undefined && { enum: [ schema.const ] } ),
	...Object.fromEntries(
		Object.entries( schema ).filter( ( [ limit ] ) => LIMITS.includes( limit ) )
	),
} );
