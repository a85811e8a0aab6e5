<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a value has the setting's type. Does not cast: "7" is not a number. */
final class TypeCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		return $this->isOfType( $setting->string( 'type' ), $value ) ? '' : self::message();
	}

	public static function message(): string {
		return __( 'This is not a value that can be kept here. Please enter it again.', 'atoll' );
	}

	private function isOfType( string $type, mixed $value ): bool {
		return match ( $type ) {
			'boolean' => is_bool( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || ( is_float( $value ) && is_finite( $value ) ),
			'string'  => is_string( $value ) && mb_check_encoding( $value, 'UTF-8' )
				&& 1 !== preg_match( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', $value ),
			'list'    => is_array( $value ) && array_is_list( $value ),
			default   => is_array( $value ),
		};
	}
}
