<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** Finds problems in the rules of a kind that another plugin registers; the mirror of scripts/contract. */
final class KindRules {

	/** @param JsonData $known Parameters that each rule needs and knows, by rule. */
	public function __construct( private JsonData $known ) {}

	/** @return list<string> */
	public function problems( JsonData $kind ): array {
		return array_merge( ...array_map( $this->checkRule( ... ), $kind->list( 'rules' ) ) );
	}

	/** @return list<string> */
	private function checkRule( JsonData $rule ): array {
		$name = $rule->string( 'rule' );
		if ( ! $this->known->has( $name ) ) {
			return array( "unknown rule \"{$name}\"; rules are " . self::names( $this->known ) );
		}
		$known      = $this->known->map( $name );
		$parameters = $known->map( 'parameters' );
		$values     = array_diff_key( $rule->all(), array( 'when' => true, 'from' => true ) );
		$given      = array_merge( array_keys( $values ), array_keys( $rule->array( 'from' ) ) );
		$problems   = array();
		foreach ( array_diff( $known->strings( 'needs' ), $given ) as $parameter ) {
			$problems[] = "rule \"{$name}\" lacks \"{$parameter}\"";
		}
		foreach ( array_diff( $given, array_keys( $parameters->all() ) ) as $parameter ) {
			$problems[] = "rule \"{$name}\" has no \"{$parameter}\"; it has " . self::names( $parameters );
		}
		foreach ( array_intersect_key( $values, $parameters->all() ) as $parameter => $value ) {
			$problem = self::wrong( $value, $parameters->map( $parameter ) );
			if ( '' !== $problem ) {
				$problems[] = "rule \"{$name}\": \"{$parameter}\" must be {$problem}";
			}
		}
		return $problems;
	}

	/** Returns what a value must be, if it is something else; empty for a valid value. */
	private static function wrong( mixed $value, JsonData $parameter ): string {
		$words = $parameter->strings( 'enum' );
		if ( array() !== $words ) {
			return in_array( $value, $words, true ) ? '' : 'one of ' . implode( ', ', $words );
		}
		$least = $parameter->has( 'minimum' ) ? " of at least {$parameter->string( 'minimum' )}" : '';
		[ $suits, $what ] = match ( $parameter->string( 'type' ) ) {
			'integer' => array(
				is_int( $value ) && $value >= $parameter->int( 'minimum', PHP_INT_MIN ),
				"an integer{$least}",
			),
			'number'  => array( is_int( $value ) || is_float( $value ), 'a number' ),
			'array'   => array( is_array( $value ) && array_is_list( $value ), 'a list' ),
			default   => array( is_string( $value ) && '' !== $value, 'a text' ),
		};
		return $suits ? '' : $what;
	}

	private static function names( JsonData $data ): string {
		return implode( ', ', array_keys( $data->all() ) );
	}
}
