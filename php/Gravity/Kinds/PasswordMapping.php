<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Confirmation of a password. Gravity Forms asks for it if the field has a second input that is not hidden. */
final class PasswordMapping implements KindMapping {

	private const CONFIRM_INPUT = 2;

	public function names(): array {
		return array( 'passwordConfirm' );
	}

	public function read( array $gravity ): array {
		foreach ( LooseValues::maps( $gravity['inputs'] ?? null ) as $input ) {
			if ( $this->isSecond( $input ) && empty( $input['isHidden'] ) ) {
				return array( 'passwordConfirm' => true );
			}
		}
		return array();
	}

	public function write( array $settings, array $gravity ): array {
		$inputs = array();
		foreach ( LooseValues::maps( $gravity['inputs'] ?? null ) as $input ) {
			$inputs[] = $this->isSecond( $input )
				? array( 'isHidden' => empty( $settings['passwordConfirm'] ) ) + $input
				: $input;
		}
		return array( 'inputs' => $inputs ) + $gravity;
	}

	/** @param array<string, mixed> $input */
	private function isSecond( array $input ): bool {
		return self::CONFIRM_INPUT === PartNumbers::ofInput( LooseValues::text( $input['id'] ?? '' ) );
	}
}
