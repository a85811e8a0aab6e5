<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Spam\Reason;
use Atoll\Forms\Spam\Signal;
use Atoll\Forms\Spam\Suspect;

/** The form's spam check was passed, or the submission would not have come this far: that speaks for a person. */
final class CaptchaPassed implements Signal {

	private const POINTS = -2;

	public function reason( Suspect $suspect ): ?Reason {
		$field = CaptchaField::in( $suspect->form );
		return null === $field || $suspect->settled->isHidden( $field->id )
			? null
			: new Reason( 'captcha_passed', self::POINTS, __( 'The form’s spam check was passed.', 'atoll' ) );
	}
}
