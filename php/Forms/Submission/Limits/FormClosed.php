<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Platform\Errors\PublicError;

/** A form closed, or has taken all it takes, since its page was printed. Whoever filled it in keeps the answers. */
final class FormClosed extends PublicError {

	/** @param string $message What its editor says to that, plain text. */
	public function __construct( string $message, bool $isLogin ) {
		$next = $isLogin
			? __( 'Nothing was sent. Your answers are still here: open a new tab to log in, then come back to this one and send the form again.', 'atoll' )
			: __( 'Nothing was sent. Your answers are still here: copy anything you want to keep before you leave this page.', 'atoll' );
		parent::__construct( 'atoll_form_closed', trim( "{$message} {$next}" ), 403 );
	}
}
