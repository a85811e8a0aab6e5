<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\Captcha;
use Atoll\Forms\Captcha\CaptchaField;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;

/** Marks a captcha token as used in the transaction that stores its entry, so that it stays valid if that fails. */
final class CaptchaTokenUse implements TransactionListener {

	/** @param \Closure(): Captcha $captcha */
	public function __construct( private \Closure $captcha ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		if ( null !== CaptchaField::in( $form ) ) {
			( $this->captcha )()->use( $submission );
		}
	}
}
