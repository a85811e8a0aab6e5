<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingsNotFound;

/** Groups of settings as the routes answer them. */
final class SettingGroups {

	public function __construct( private Settings $settings, private SavedSettings $saved ) {}

	/** @return list<string> */
	public function names(): array {
		return $this->settings->names();
	}

	/**
	 * @return array{values: object, version: string}
	 * @throws SettingsNotFound
	 */
	public function answer( string $group ): array {
		$this->requireGroup( $group );
		return array(
			'values'  => (object) $this->saved->values( $group ),
			'version' => $this->saved->version( $group ),
		);
	}

	/** @throws SettingsNotFound */
	public function requireGroup( string $group ): void {
		if ( ! in_array( $group, $this->names(), true ) ) {
			throw new SettingsNotFound();
		}
	}
}
