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
		`$tests = array_merge( ...array_values( apply_filters( 'site_status_tests', array() ) ) );
		$test = $tests['${ name }'];
		echo "\\nJSON:" . wp_json_encode( ( $test['async_direct_test'] ?? $test['test'] )() );`,
		{ fault }
	);
	return JSON.parse( printed.split( '\nJSON:' )[ 1 ]! );
};
