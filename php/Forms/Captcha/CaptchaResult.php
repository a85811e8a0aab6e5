<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

/** What became of a token. Only Ok lets a submission pass. */
enum CaptchaResult {

	case Ok;

	/** None was sent: no script ran. */
	case Missing;

	/** Forged, expired, of another form, used before, or judged to be a machine's. */
	case Refused;

	/** A question was answered wrongly, too late, or with an answer that was used before. */
	case WrongAnswer;

	/** The vendor did not answer, so nobody can tell. */
	case Unreachable;
}
