<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Participant;
use Atoll\Forms\Entries\Submission;

/** Uses a captcha's token up together with the entry that it let pass, so that a failed write leaves it valid. */
final class TokenUse implements Participant {

	/** @param \Closure(): Captcha $captcha */
	public function __construct( private \Closure $captcha ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			( $this->captcha )()->use( $submission );
		}
	}
}
