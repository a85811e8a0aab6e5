<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Settings\Settings;

/** Pictures named in the site's settings. */
final class SettingsPictures {

	/** Groups of settings with pictures. */
	private const GROUPS = array( 'company', 'header' );

	public function __construct( private Settings $settings ) {}

	/** @return list<int> Every number in the settings that may be an attachment id. */
	public function all(): array {
		$numbers = array( get_option( 'site_icon' ), get_theme_mod( 'custom_logo' ) );
		foreach ( self::GROUPS as $group ) {
			$values = $this->settings->group( $group )->all();
			array_walk_recursive(
				$values,
				static function ( mixed $value ) use ( &$numbers ): void {
					$numbers[] = is_int( $value ) ? $value : 0;
				}
			);
		}
		return array_values( array_filter( wp_parse_id_list( array_filter( $numbers, is_scalar( ... ) ) ) ) );
	}
}
