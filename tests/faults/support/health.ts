import { command } from './command';
import type { Fault } from './fault';

/**
 * Returns the result of one Site Health test.
 *
 * @param name  Name of the test, such as `atoll_rest`.
 * @param fault Fault of the site meanwhile.
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
