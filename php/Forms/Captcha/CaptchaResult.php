<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

/** Result of checking a token. A submission passes only with Ok. */
enum CaptchaResult {

	case Ok;

	/** No token was sent, as no script ran. */
	case Missing;

	/** Forged, expired, for another form, used before, or judged to come from a bot. */
	case Refused;

	/** A question was answered wrongly, too late, or with an answer that was used before. */
	case WrongAnswer;

	/** The vendor did not answer, so the result is unknown. */
	case Unreachable;
}
