<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Identity\TrustedProxies;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that each network is valid: a mistyped one would silently trust nobody. */
final class NetworksCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		return 'networks' === $setting->string( 'control' ) && is_string( $value )
			? self::unreadable( SpamSettings::networks( $value ) )
			: '';
	}

	/**
	 * Returns a message that names the invalid networks; empty if all are valid.
	 *
	 * @param list<string> $networks
	 */
	public static function unreadable( array $networks ): string {
		foreach ( $networks as $network ) {
			if ( ! TrustedProxies::isNetwork( $network ) ) {
				return sprintf(
					/* translators: %s: what somebody wrote in place of an address. */
					__( '“%s” is neither an address nor a network. Write addresses such as 192.0.2.10 or networks such as 192.0.2.0/24, one on each line.', 'atoll' ),
					$network
				);
			}
		}
		return '';
	}
}
