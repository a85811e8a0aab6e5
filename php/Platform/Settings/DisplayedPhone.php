<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/**
 * Which number a place shows, and what a tap on it dials: the same in header, footer, calls to action, links and
 * messages.
 */
final class DisplayedPhone {

	/** Area codes, by the state that the company's address is in. */
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
	 * As people read it: the company's, unless the place has its own. Empty when there is none.
	 *
	 * @param string $custom Such as `1300 BROKER`, or empty.
	 */
	public function text( string $custom = '' ): string {
		return '' === $custom ? $this->settings->group( 'company' )->string( 'phone' ) : $custom;
	}

	/** The same as an address, such as `tel:1300276537`; empty when it cannot be dialled. */
	public function url( string $custom = '' ): string {
		$state  = $this->settings->group( 'company' )->map( 'address' )->string( 'state' );
		$number = ( new PhoneNumber( self::AREAS[ $state ] ?? '' ) )->number( $this->text( $custom ) );
		return null === $number ? '' : "tel:{$number}";
	}
}
