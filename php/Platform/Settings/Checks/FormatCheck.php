<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\PhoneNumber;
use Atoll\Platform\Settings\SettingCheck;

/** Checks the format of values from certain controls: URLs, colours, phone numbers. Empty values are valid. */
final class FormatCheck implements SettingCheck {

	/** A path on this site, an anchor, or a URL of the web, an email address or a phone number; no script URLs. */
	private const URL = '~^(/(?![/\\\\])[^\s<>"\\\\]*|\#[^\s<>"]*|https?://[^\s<>"/?\#@]+([/?\#][^\s<>"]*)?|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[0-9 ()-]+)$~Diu';

	private const COLOUR = '/^#([0-9a-f]{3}|[0-9a-f]{6})$/Di';

	public function complaint( JsonData $setting, mixed $value ): string {
		if ( ! is_string( $value ) || '' === $value ) {
			return '';
		}
		return match ( $setting->string( 'control' ) ) {
			'url'    => 1 === preg_match( self::URL, $value ) ? '' : __( 'Please enter an address such as https://example.com.au/ or /contact/.', 'atoll' ),
			'colour' => 1 === preg_match( self::COLOUR, $value )
				? ''
				: __( 'Please enter a colour such as #1e4d3a.', 'atoll' ),
			'phone'  => null !== ( new PhoneNumber() )->number( $value ) ? '' : __( 'Please enter a phone number that can be dialled, such as (02) 9876 5432, 0412 345 678, 1300 000 000 or 1300 BROKER.', 'atoll' ),
			default  => '',
		};
	}
}
