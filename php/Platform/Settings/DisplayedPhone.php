<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/**
 * The phone number that is shown in a place, and the one that it dials: the same rules for header, footer, calls to
 * action, links and messages.
 */
final class DisplayedPhone {

	/** Area codes by the state in the company's address. */
	private const AREAS = array(
		'ACT' => '02',
		'NSW' => '02',
		'NT'  => '08',
		'QLD' => '07',
		'SA'  => '08',
		'TAS' => '03',
		'VIC' => '03',
		'WA'  => '08',
	);

	public function __construct( private Settings $settings ) {}

	/**
	 * Returns the number as text: the place's own, else the company's. Empty if there is none.
	 *
	 * @param string $custom Such as `1300 BROKER`, or empty.
	 */
	public function text( string $custom = '' ): string {
		return '' === $custom ? $this->settings->group( 'company' )->string( 'phone' ) : $custom;
	}

	/** Returns the number as a URL, such as `tel:1300276537`; empty if it cannot be dialled. */
	public function url( string $custom = '' ): string {
		$state  = $this->settings->group( 'company' )->map( 'address' )->string( 'state' );
		$number = ( new PhoneNumber( self::AREAS[ $state ] ?? '' ) )->number( $this->text( $custom ) );
		return null === $number ? '' : "tel:{$number}";
	}
}
