<?php
/**
 * PHP's side of the fuzz: reads lines of JSON, each a list of pairs { source, raw }, and answers each line with the
 * list of what came of them: { definition, values, messages } or { problem }, with `refused` where the engine would not
 * judge it at all.
 */

declare( strict_types=1 );

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Tests\Conformance\Workbench;

require dirname( __DIR__, 2 ) . '/php/bootstrap-unit.php';

$workbench = new Workbench();

/** Files cannot be sent as text: only the server makes a FileAnswer. */
$received = static fn( mixed $sent ): mixed => is_array( $sent )
	? array_map( static fn( mixed $item ) => is_array( $item ) ? new FileAnswer( ...$item ) : $item, $sent )
	: $sent;

$judge = static function ( array $pair ) use ( $workbench, $received ): array {
	$form       = Form::from( $workbench->compiler->compile( $pair['source'], 1, 1 ) );
	$answers    = $workbench->engine->answers( $form, array_map( $received, $pair['raw'] ) );
	$verdict    = $workbench->engine->validate( $form, $workbench->engine->resolve( $form, $answers ) );
	$stored     = $workbench->engine->fromEntry( $form, $answers->toEntry() );
	$definition = PublicDefinition::build( $form );
	$values     = array();
	foreach ( $form->fields() as $field ) {
		$values[ $field->id ] = $answers->value( $field->id );
	}
	if ( $verdict->isValid() && $stored->toEntry() !== $answers->toEntry() ) {
		return array( 'problem' => 'What was stored does not read as what was answered.' );
	}
	unset( $definition['texts'] );
	return array(
		'definition' => $definition,
		'values'     => (object) $values,
		'messages'   => (object) $verdict->messages(),
		'inputs'     => (object) $verdict->inputMessages(),
	);
};

while ( false !== ( $line = fgets( STDIN ) ) ) {
	$results = array();
	foreach ( json_decode( $line, true, 512, JSON_THROW_ON_ERROR ) as $pair ) {
		try {
			$results[] = $judge( $pair );
		} catch ( RuntimeException $trouble ) {
			$results[] = array(
				'problem' => $trouble->getMessage(),
				'refused' => true,
			);
		}
	}
	fwrite( STDOUT, json_encode( $results, JSON_THROW_ON_ERROR ) . "\n" );
}
