<?php
/**
 * PHP's side of the fuzz of calculators: reads lines of JSON, each a list of { kind, entered, defaults }, and answers
 * each line with all that each calculator says.
 */

declare( strict_types=1 );

use Atoll\Engine\Calculators\Calculator;
use Atoll\Engine\Calculators\Calculators;
use Atoll\Engine\Calculators\Inputs\InputReader;

require dirname( __DIR__, 3 ) . '/php/bootstrap-unit.php';

$calculators = new Calculators( dirname( __DIR__, 4 ) . '/plugin/build/calculators.php' );
$calculator  = new Calculator( $calculators, new InputReader() );

while ( false !== ( $line = fgets( STDIN ) ) ) {
	$answers = array();
	foreach ( json_decode( $line, true, 512, JSON_THROW_ON_ERROR ) as $one ) {
		$answer    = $calculator->calculate(
			$calculators->definition( $one['kind'] ),
			$one['entered'],
			$one['defaults']
		);
		$answers[] = array(
			...get_object_vars( $answer ),
			'values'   => $answer->values->all(),
			'messages' => (object) $answer->messages,
		);
	}
	fwrite( STDOUT, json_encode( $answers, JSON_THROW_ON_ERROR ) . "\n" );
}
