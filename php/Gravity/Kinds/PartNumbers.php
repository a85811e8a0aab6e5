<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Engine\Contract\FieldKind;

/** How the inputs of a compound field are numbered, which both plugins do alike, and what Gravity Forms calls them. */
final class PartNumbers {

	public function __construct( private FieldKind $kind ) {}

	/** @return array<int, string> Parts by the number behind the dot, 0 where there is none. */
	public function all(): array {
		$parts = array();
		foreach ( $this->kind->everyInput() as $input ) {
			$parts[ $input->int( 'number' ) ] = $input->string( 'part' );
		}
		ksort( $parts );
		return $parts;
	}

	/** What Gravity Forms calls an input while nobody has named it otherwise. */
	public function label( int $number ): string {
		return $this->kind->gravity()->map( 'labels' )->string( $this->all()[ $number ] ?? '' );
	}

	/** What a part begins with while nobody has chosen otherwise. */
	public function defaultValue( string $part ): string {
		foreach ( $this->kind->everyInput() as $input ) {
			if ( $input->string( 'part' ) === $part && $input->has( 'defaultValue' ) ) {
				return $input->string( 'defaultValue' );
			}
		}
		return '';
	}

	/** `3` of `5.3`, 0 of `5`. */
	public static function ofInput( string $id ): int {
		return (int) ( explode( '.', $id, 2 )[1] ?? 0 );
	}
}
