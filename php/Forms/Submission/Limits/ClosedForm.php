<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

/** Reason why a form cannot be submitted now, and the message about it. */
final class ClosedForm {

	/** @param string $message HTML from an editor, or a standard text; sanitise it when printing. */
	public function __construct( public readonly ClosedReason $reason, public readonly string $message ) {}

	/** Returns an error for somebody who has submitted the form from a page printed while it was open. */
	public function toError(): FormClosed {
		$text = trim(
			html_entity_decode( wp_strip_all_tags( $this->message, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		);
		return new FormClosed( $text, isLogin: ClosedReason::Login === $this->reason );
	}
}
