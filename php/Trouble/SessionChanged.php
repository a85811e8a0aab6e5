<?php

declare( strict_types=1 );

namespace Atoll\Trouble;

/** A form was opened by a login that has ended or changed since. */
final class SessionChanged extends Trouble {

	public function __construct() {
		parent::__construct(
			'atoll_session_changed',
			__( 'Your login ended or changed since you opened this form, so it was not sent. Your answers are still here: log in again in another tab, or send the form as you are now.', 'atoll' ),
			403
		);
	}
}
