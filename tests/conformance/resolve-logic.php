<?php
/**
 * Prints every case of contract/logic that a browser can meet, with the form it is about as the browser gets it: JSON,
 * a list of { name, definition, stored, raw, case }; `stored` is the form as the server keeps it.
 */

declare( strict_types=1 );

use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\LogicCases;
use Atoll\Tests\Conformance\Workbench;

require dirname( __DIR__ ) . '/php/bootstrap-unit.php';

$cases    = new LogicCases( new Workbench() );
$resolved = array();
foreach ( $cases->all() as $name => $one ) {
	if ( ! isset( $one['case']['problem'] ) ) {
		$form       = $cases->form( $one['source'] );
		$resolved[] = array(
			'name'       => $name,
			'definition' => PublicDefinition::build( $form ),
			'stored'     => $form->definition(),
			'raw'        => (object) $one['raw'],
			'case'       => $one['case'],
		);
	}
}
echo json_encode( $resolved, JSON_THROW_ON_ERROR );
