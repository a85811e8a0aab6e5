<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\Captcha;
use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;

/** Uses a captcha's token up together with the entry that it let pass, so that a failed write leaves it valid. */
final class CaptchaTokenUse implements TransactionListener {

	/** @param \Closure(): Captcha $captcha */
	public function __construct( private \Closure $captcha ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			( $this->captcha )()->use( $submission );
		}
	}
}
