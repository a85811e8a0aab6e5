<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Platform\Errors\PublicError;

/** Error: the form closed or reached its limit after its page was printed. Visitors keep their answers. */
final class FormClosed extends PublicError {

	/** @param string $message The editor's message as plain text. */
	public function __construct( string $message, bool $isLogin ) {
		$next = $isLogin
			? __( 'Nothing was sent. Your answers are still here: open a new tab to log in, then come back to this one and send the form again.', 'atoll' )
			: __( 'Nothing was sent. Your answers are still here: copy anything you want to keep before you leave this page.', 'atoll' );
		parent::__construct( 'atoll_form_closed', trim( "{$message} {$next}" ), 403 );
	}
}
