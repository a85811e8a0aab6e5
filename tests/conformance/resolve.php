<?php
/**
 * Prints every case that a browser can send (not those marked `json`), with the form it is about as the browser gets
 * it: JSON, a list of { kind, name, definition, stored, raw, case }; `stored` is the form as the server keeps it.
 */

declare( strict_types=1 );

use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\Cases;
use Atoll\Tests\Conformance\Workbench;

require dirname( __DIR__ ) . '/php/bootstrap-unit.php';

$resolved = array();
foreach ( ( new Cases( new Workbench() ) )->all() as $name => $one ) {
	if ( isset( $one['case']['valid'] ) && ! isset( $one['case']['json'] ) ) {
		$resolved[] = array(
			'kind'       => $one['kind'],
			'name'       => $name,
			'definition' => PublicDefinition::build( $one['form'] ),
			'stored'     => $one['form']->definition(),
			'raw'        => (object) $one['raw'],
			'case'       => $one['case'],
		);
	}
}
echo json_encode( $resolved, JSON_THROW_ON_ERROR );
