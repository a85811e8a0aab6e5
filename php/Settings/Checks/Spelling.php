<?php

declare( strict_types=1 );

namespace Atoll\Settings\Checks;

use Atoll\Contract\Data;
use Atoll\Settings\Check;

/** What is entered by a control of a kind is written as that kind is: addresses, colours, phone numbers. Empty is fine. */
final class Spelling implements Check {

	/** A path of this site, an anchor, or an address of the web, of mail or of a telephone; nothing that runs. */
	private const URL = '~^(/(?![/\\\\])[^\s<>"\\\\]*|\#[^\s<>"]*|https?://[^\s<>"/?\#@]+([/?\#][^\s<>"]*)?|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[0-9 ()-]+)$~Diu';

	private const COLOUR = '/^#([0-9a-f]{3}|[0-9a-f]{6})$/Di';

	private const PHONE = '/^\+?[0-9() .-]*$/D';

	public function complaint( Data $setting, mixed $value ): string {
		if ( ! is_string( $value ) || '' === $value ) {
			return '';
		}
		return match ( $setting->string( 'control' ) ) {
			'url'    => 1 === preg_match( self::URL, $value ) ? '' : __( 'Please enter an address such as https://example.com.au/ or /contact/.', 'atoll' ),
			'colour' => 1 === preg_match( self::COLOUR, $value ) ? '' : __( 'Please enter a colour such as #1e4d3a.', 'atoll' ),
			'phone'  => $this->isPhone( $value ) ? '' : __( 'Please enter a phone number, with digits, spaces, brackets and dashes only.', 'atoll' ),
			default  => '',
		};
	}

	/** Short numbers such as 13 11 11 have six digits; no number of the world has more than fifteen. */
	private function isPhone( string $value ): bool {
		$digits = strlen( (string) preg_replace( '/[^0-9]/', '', $value ) );
		return 1 === preg_match( self::PHONE, $value ) && $digits >= 6 && $digits <= 15;
	}
}
