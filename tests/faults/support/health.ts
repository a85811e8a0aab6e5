import { command } from './command';
import type { Fault } from './fault';

/**
 * What one line of Site Health says.
 *
 * @param name  Of the line, such as `atoll_rest`.
 * @param fault That the site suffers meanwhile.
 */
export const health = async (
	name: string,
	fault: Fault = {}
): Promise< { status: string; description: string } > => {
	const { printed } = await command(
		`echo "\\nJSON:" . wp_json_encode( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['${ name }']['test']() );`,
		{ fault }
	);
	return JSON.parse( printed.split( '\nJSON:' )[ 1 ]! );
};
