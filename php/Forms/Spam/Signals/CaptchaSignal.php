<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** A passed captcha, which speaks for a person. Without it, the submission would not have come this far. */
final class CaptchaSignal implements SpamSignal {

	private const POINTS = -2;

	public function reason( SpamContext $context ): ?SpamReason {
		$field = CaptchaField::in( $context->form );
		return null === $field || $context->resolved->isHidden( $field->id )
			? null
			: new SpamReason( 'captcha_passed', self::POINTS, __( 'The form’s spam check was passed.', 'atoll' ) );
	}
}
