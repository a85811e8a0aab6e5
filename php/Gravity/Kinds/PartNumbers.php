<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Engine\Contract\FieldKind;

/** Numbers of the inputs of a compound field, the same in both plugins, and Gravity Forms' labels for them. */
final class PartNumbers {

	public function __construct( private FieldKind $kind ) {}

	/** @return array<int, string> Parts by the number after the dot of the input's id; 0 for an id without a dot. */
	public function all(): array {
		$parts = array();
		foreach ( $this->kind->everyInput() as $input ) {
			$parts[ $input->int( 'number' ) ] = $input->string( 'part' );
		}
		ksort( $parts );
		return $parts;
	}

	/** Returns Gravity Forms' default label for an input. */
	public function label( int $number ): string {
		return $this->kind->gravity()->map( 'labels' )->string( $this->all()[ $number ] ?? '' );
	}

	/** Returns a part's own default value; empty if it has none. */
	public function defaultValue( string $part ): string {
		foreach ( $this->kind->everyInput() as $input ) {
			if ( $input->string( 'part' ) === $part && $input->has( 'defaultValue' ) ) {
				return $input->string( 'defaultValue' );
			}
		}
		return '';
	}

	/** Returns the number after the dot of an input's id: 3 for `5.3`, 0 for `5`. */
	public static function ofInput( string $id ): int {
		return (int) ( explode( '.', $id, 2 )[1] ?? 0 );
	}
}
