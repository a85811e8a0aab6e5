<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Platform\Errors\PublicError;

/** Error: values are invalid for their settings. */
final class SettingsInvalid extends PublicError {

	/** @param array<string, string> $problems Problems by the setting's path, such as `links.0.url`. */
	public function __construct( private array $problems ) {
		parent::__construct(
			'atoll_settings_invalid',
			__( 'Some settings need fixing, so none of these were saved.', 'atoll' ),
			400
		);
	}

	public function details(): array {
		return array( 'problems' => $this->problems );
	}
}
