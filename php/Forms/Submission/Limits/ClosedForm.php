<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

/** A form that cannot be sent now, why, and the message for it. */
final class ClosedForm {

	/** @param string $message HTML as an editor wrote it or as we say it; to be cleaned where it is printed. */
	public function __construct( public readonly Refusal $reason, public readonly string $message ) {}

	/** For somebody who has just sent it from a page that was printed while the form was open. */
	public function toError(): FormClosed {
		$text = trim(
			html_entity_decode( wp_strip_all_tags( $this->message, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		);
		return new FormClosed( $text, isLogin: Refusal::Login === $this->reason );
	}
}
