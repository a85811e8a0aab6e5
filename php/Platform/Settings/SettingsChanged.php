<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Platform\Errors\PublicError;

/** Error: a group of settings was saved since this client read it, in another window or by somebody else. */
final class SettingsChanged extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_settings_changed',
			__( 'These settings were saved in another window or by someone else since you opened them. Nothing was overwritten: look at the newer settings, or save yours in their place.', 'atoll' ),
			409
		);
	}
}
