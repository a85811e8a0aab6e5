<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;

/** Parts of a compound field that an editor hid and gave a value; entries store that value, as in Gravity Forms. */
final class HiddenParts {

	/**
	 * @param array<string, mixed> $typed From {@see TypedSettings}.
	 * @return list<array{id: string, value: string}>
	 */
	public static function compile( FieldKind $kind, int $id, FieldSettings $settings, array $typed ): array {
		$values = array();
		foreach ( $kind->inputs() as $input ) {
			$part     = $settings->part( $input->string( 'part' ) );
			$value    = $part->text( 'defaultValue' );
			$isHidden = SettingsMatch::holds( $input->map( 'when' ), $typed ) && $part->flag( 'hidden', false );
			if ( $isHidden && $input->bool( 'keptHidden' ) && '' !== $value ) {
				$key            = "{$id}.{$input->int( 'number' )}";
				$values[ $key ] = array( 'id' => $key, 'value' => $value );
			}
		}
		return array_values( $values );
	}
}
