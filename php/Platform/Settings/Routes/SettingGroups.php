<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingsNotFound;
use Atoll\Platform\Settings\TranslatedListItems;

/** Groups of settings in the format of the REST routes. */
final class SettingGroups {

	public function __construct(
		private Settings $settings,
		private SavedSettings $saved,
		private TranslatedListItems $entries
	) {}

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
			'values'  => (object) $this->entries->shown( $group, $this->saved->values( $group ) ),
			'version' => $this->saved->version( $group ),
		);
	}

	/**
	 * Converts edited values from {@see answer()} to the format in which they are stored.
	 *
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed>
	 * @throws SettingsNotFound
	 */
	public function kept( string $group, array $values ): array {
		$this->requireGroup( $group );
		return $this->entries->kept( $group, $values );
	}

	/** @throws SettingsNotFound */
	private function requireGroup( string $group ): void {
		if ( ! in_array( $group, $this->names(), true ) ) {
			throw new SettingsNotFound();
		}
	}
}
