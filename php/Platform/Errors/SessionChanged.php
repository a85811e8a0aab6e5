<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** A form was opened by a login that has ended or changed since. */
final class SessionChanged extends PublicError {

	/**
	 * @param bool $isEnded        Whether nobody is logged in now.
	 * @param bool $isSomebodyElse Whether somebody else is, who gets nothing of what was typed.
	 */
	public function __construct( bool $isEnded, public readonly bool $isSomebodyElse = false ) {
		parent::__construct(
			'atoll_session_changed',
			match ( true ) {
				$isSomebodyElse => __( 'Somebody else is logged in now than when this form was opened, so it was not sent.', 'atoll' ),
				$isEnded    => __( 'Your login has ended since you opened this form, so it was not sent. Your answers are still here: log in in a new tab, come back to this one and send the form again. Or send it again now, without a login.', 'atoll' ),
				default     => __( 'You have logged in again since you opened this form, so it was not sent yet. Your answers are still here: please send it once more.', 'atoll' ),
			},
			403
		);
	}
}
