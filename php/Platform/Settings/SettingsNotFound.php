<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Platform\Errors\PublicError;

/** Error: there is no such group of settings. */
final class SettingsNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_settings_not_found', __( 'There are no such settings.', 'atoll' ), 404 );
	}
}
