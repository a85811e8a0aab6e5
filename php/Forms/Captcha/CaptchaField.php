<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** Field of a form that contains the captcha. */
final class CaptchaField {

	/** Name of the captcha control. */
	private const CONTROL = 'captcha';

	/** Returns null for most forms. */
	public static function in( Form $form ): ?Field {
		foreach ( $form->fields() as $field ) {
			if ( self::CONTROL === $field->control ) {
				return $field;
			}
		}
		return null;
	}
}
