<?php

declare( strict_types=1 );

namespace Atoll\Captcha;

use Atoll\Entries\Entry;
use Atoll\Entries\Participant;
use Atoll\Entries\Submission;
use Atoll\Forms\Form;

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
