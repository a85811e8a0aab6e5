<?php
/**
 * Returns a function that makes plausible answers to a form: `( number of the entry ) => answers keyed as in an entry`.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

$words = require __DIR__ . '/words.php';

/** Returns an item of a list, the first ones more often. */
$often = static fn( array $list ): string => $list[ (int) ( count( $list ) * ( mt_rand() / ( mt_getrandmax() + 1 ) ) ** 2 ) ];
/** Returns any item of a list. */
$one   = static fn( array $list ): string => (string) $list[ mt_rand( 0, count( $list ) - 1 ) ];

$person = static fn(): array => array( $often( $words['first'] ), $often( $words['last'] ) );
$phone  = static fn(): string => mt_rand( 0, 2 ) > 0
	? sprintf( '0491 57%d %03d', mt_rand( 0, 9 ), mt_rand( 0, 999 ) )
	: sprintf( '(0%d) %s %04d', $one( array( 2, 3, 7, 8 ) ), $one( array( '5550', '7010' ) ), mt_rand( 0, 9999 ) );
$text   = static fn( int $number ): string => ucfirst( "{$often( $words['purpose'] )} in {$often( $words['suburb'] )}. {$often( $words['detail'] )} {$often( $words['detail'] )} Reference bn{$number}." );

$plain = static fn( array $who, int $number ): array => array(
	'email'    => static fn() => strtolower( strtr( "{$who[0]}.{$who[1]}", array( 'ë' => 'e', 'é' => 'e', "'" => '' ) ) . ".{$number}@example.com" ),
	'phone'    => $phone,
	'number'   => static fn() => (string) ( 5000 * mt_rand( 10, 300 ) ),
	'date'     => static fn() => sprintf( '%d-%02d-%02d', mt_rand( 2026, 2028 ), mt_rand( 1, 12 ), mt_rand( 1, 28 ) ),
	'time'     => static fn() => sprintf( '%02d:%02d', mt_rand( 8, 17 ), 15 * mt_rand( 0, 3 ) ),
	'website'  => static fn() => "https://{$number}.example.com/",
	'textarea' => static fn() => $text( $number ),
	'text'     => static fn() => implode( ' ', $who ),
);

$parts = static fn( array $who ): array => array(
	'first'    => static fn() => $who[0],
	'last'     => static fn() => $who[1],
	'street'   => static fn() => mt_rand( 1, 300 ) . " {$often( $words['street'] )} Street",
	'city'     => static fn() => $often( $words['suburb'] ),
	'state'    => static fn() => $one( array( 'VIC', 'NSW', 'QLD', 'SA', 'WA', 'TAS' ) ),
	'postcode' => static fn() => (string) mt_rand( 2000, 7999 ),
	'country'  => static fn() => 'Australia',
);

$chosen = static function ( Field $field ) use ( $often ): array {
	$values = array_map( static fn( Choice $choice ) => $choice->value, $field->choices );
	return array() === $values ? array() : array( $field->id => $often( $values ) );
};

$compound = static function ( Field $field, array $parts ): array {
	$answers = array();
	foreach ( $field->inputs as $input ) {
		$answers[ $input->id ] = '' !== $input->value ? ( mt_rand( 0, 1 ) ? $input->value : '' ) : ( isset( $parts[ $input->part ] ) ? $parts[ $input->part ]() : '' );
	}
	return $answers;
};

return static function ( Form $form ) use ( $person, $plain, $parts, $chosen, $compound ): Closure {
	$fields = $form->fields();
	return static function ( int $number ) use ( $fields, $person, $plain, $parts, $chosen, $compound ): array {
		$who     = $person();
		$plain   = $plain( $who, $number );
		$parts   = $parts( $who );
		$answers = array();
		foreach ( $fields as $field ) {
			$answers += match ( true ) {
				isset( $plain[ $field->kind ] ) => array( $field->id => $plain[ $field->kind ]() ),
				'consent' === $field->kind      => array( "{$field->id}.1" => '1' ) + $field->record(),
				'choice' === $field->shape      => $chosen( $field ),
				count( $field->inputs ) > 1     => $compound( $field, $parts ),
				default                         => array(),
			};
		}
		return array_filter( $answers, static fn( string $answer ) => '' !== $answer );
	};
};
