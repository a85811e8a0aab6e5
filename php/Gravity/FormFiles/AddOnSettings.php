<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\LooseValues;

/** Reports what Gravity Forms' add-ons store with a form: feeds, and settings whose names begin with their prefixes. */
final class AddOnSettings {

	/** Prefixes of add-ons' settings; none of Gravity Forms' own properties begins with them. */
	private const PREFIXES = '~^(gp|gw|gf|gravity|gpnf|gppt|gfpdf|gquiz|gsurvey|gpoll|gppa)[A-Z_a-z]*~';

	/** A setting of the Quiz add-on that Atoll supports. */
	private const SUPPORTED = array( 'gquizFieldType' );

	/**
	 * @param array<string, mixed>       $gravity
	 * @param list<array<string, mixed>> $fields  Fields of the form's source, each with its original.
	 * @return list<string>
	 */
	public function describe( array $gravity, array $fields ): array {
		$sentences = array();
		$feeds     = array_keys( array_filter( LooseValues::map( $gravity['feeds'] ?? null ) ) );
		$settings  = $this->addOnNames( $gravity );
		if ( array() !== $feeds ) {
			$sentences[] = sprintf(
				/* translators: %s: names of add-ons. */
				__( 'Feeds of add-ons: %s. Nothing is sent to them from here.', 'atoll' ),
				implode( ', ', $feeds )
			);
		}
		if ( array() !== $settings ) {
			/* translators: %s: names of settings. */
			$sentences[] = sprintf( __( 'Settings of add-ons: %s.', 'atoll' ), implode( ', ', $settings ) );
		}
		foreach ( $fields as $field ) {
			$original = LooseValues::map( $field['gravity'] ?? null );
			$names    = $this->addOnNames( $original );
			if ( array() !== $names ) {
				$sentences[] = sprintf(
					/* translators: 1: a field's label, 2: names of settings. */
					__( '“%1$s”: settings of add-ons: %2$s.', 'atoll' ),
					FieldDifferences::name( $original ),
					implode( ', ', $names )
				);
			}
		}
		return $sentences;
	}

	/**
	 * @param array<string, mixed> $properties
	 * @return list<string>
	 */
	private function addOnNames( array $properties ): array {
		$names = array_keys(
			array_filter(
				$properties,
				static fn( $value ) => ! in_array( $value, array( null, '', false, array() ), true )
			)
		);
		return array_values(
			array_filter(
				$names,
				static fn( string $name ) => 1 === preg_match( self::PREFIXES, $name )
					&& ! in_array( $name, self::SUPPORTED, true )
			)
		);
	}
}
