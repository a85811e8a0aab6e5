<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** The field of a form that asks for a captcha. */
final class CaptchaField {

	/** The control that stands for it. */
	private const CONTROL = 'captcha';

	/** Null for most forms. */
	public static function in( Form $form ): ?Field {
		foreach ( $form->fields() as $field ) {
			if ( self::CONTROL === $field->control ) {
				return $field;
			}
		}
		return null;
	}
}
