<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\Captcha;
use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Participant;
use Atoll\Forms\Submission\Submission;

/** Uses a captcha's token up together with the entry that it let pass, so that a failed write leaves it valid. */
final class CaptchaTokenUse implements Participant {

	/** @param \Closure(): Captcha $captcha */
	public function __construct( private \Closure $captcha ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			( $this->captcha )()->use( $submission );
		}
	}
}
