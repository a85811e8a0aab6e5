<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a chosen page or image exists. 0 stands for none. */
final class ExistsCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		$isThere = match ( $setting->string( 'control' ) ) {
			'page'  => self::isPublished( ... ),
			'image' => wp_attachment_is_image( ... ),
			default => null,
		};
		return null === $isThere || 0 === $value || ( is_int( $value ) && $isThere( $value ) )
			? ''
			: __( 'This is not there any more. Please choose another one.', 'atoll' );
	}

	private static function isPublished( int $page ): bool {
		return 'page' === get_post_type( $page ) && 'publish' === get_post_status( $page );
	}
}
