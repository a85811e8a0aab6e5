<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

/** Reads captcha inputs, which are posted along with the answers. */
final class CaptchaInputs {

	/** @param array<array-key, mixed> $inputs */
	public static function text( array $inputs, string $name ): string {
		$value = $inputs[ $name ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
