<?php
/**
 * PHP's side of the fuzz of logic: reads lines of JSON, each a list of { source, shuffled, raw }, and answers each line
 * with what came of the form, and of the same form with its fields and rules in another order.
 */

declare( strict_types=1 );

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\Workbench;

require dirname( __DIR__, 3 ) . '/php/bootstrap-unit.php';

$workbench = new Workbench();

$resolve = static function ( array $source, array $raw ) use ( $workbench ): array {
	$form       = Form::from( $workbench->compiler->compile( $source, 1, 1 ) );
	$resolved    = $workbench->engine->resolve( $form, $workbench->engine->answers( $form, $raw ) );
	$pages      = range( 0, $form->pages() - 1 );
	$messages   = $workbench->engine->validate( $form, $resolved )->messages();
	$values     = array();
	$hidden     = array();
	$wrong      = array();
	foreach ( $form->fields() as $field ) {
		$values[ $field->id ] = $resolved->answers()->value( $field->id );
		if ( $resolved->isHidden( $field->id ) ) {
			$hidden[] = $field->id;
		}
		if ( isset( $messages[ $field->id ] ) ) {
			$wrong[] = $field->id;
		}
	}
	sort( $hidden );
	ksort( $values );
	$definition = PublicDefinition::build( $form );
	unset( $definition['texts'] );
	return array(
		'definition' => $definition,
		'resolved'    => array(
			'hidden'      => $hidden,
			'hiddenPages' => array_values( array_filter( $pages, $resolved->isPageHidden( ... ) ) ),
			'hiddenNext'  => array_values( array_filter( $pages, $resolved->hidesNext( ... ) ) ),
			'hidesSubmit' => $resolved->hidesSubmit(),
			'values'      => (object) $values,
			'wrong'       => $wrong,
		),
	);
};

while ( false !== ( $line = fgets( STDIN ) ) ) {
	$results = array();
	foreach ( json_decode( $line, true, 512, JSON_THROW_ON_ERROR ) as $one ) {
		$results[] = $resolve( $one['source'], $one['raw'] )
			+ array( 'shuffled' => $resolve( $one['shuffled'], $one['raw'] )['resolved'] );
	}
	fwrite( STDOUT, json_encode( $results, JSON_THROW_ON_ERROR ) . "\n" );
}
