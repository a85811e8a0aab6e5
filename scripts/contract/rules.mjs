import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys that limit a parameter's values; the rest is documentation. */
const LIMITS = [ 'type', 'enum', 'minimum' ];

/**
 * Returns the rules and their parameters, from the definition's schema, which is the only place that defines them.
 *
 * @param {string} root
 * @return {Promise<Record<string, { needs: string[], parameters: Record<string, { type?: string, enum?: string[], minimum?: number }> }>>}
 *         By rule: its required parameters, and the limits of all parameters.
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
