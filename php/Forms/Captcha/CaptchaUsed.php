<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Platform\Errors\PublicError;

/** Error: two submissions came with the same captcha token at the same time, and the other one was stored. */
final class CaptchaUsed extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_captcha_used', __( 'Our spam check let another form through with the same answer. Your answers are still here: please send them again.', 'atoll' ), 409 );
	}
}
