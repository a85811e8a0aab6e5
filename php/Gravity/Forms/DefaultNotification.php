<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Forms\Notifications\FormNotification;
use Atoll\Gravity\LooseValues;

/**
 * Converts forms without notifications. Gravity Forms then sends none; Atoll sends its standard one to the site's admin
 * address. So none in Gravity Forms becomes the standard one, switched off, and none in Atoll is exported as that one.
 */
final class DefaultNotification {

	/**
	 * @param mixed     $gravity     As imported; a value that is not a list counts as unset, so Atoll's default
	 *                               applies.
	 * @param list<int> $emailFields Ids of the fields for the sender's email address.
	 * @return list<array<string, mixed>>
	 */
	public static function toSource( mixed $gravity, array $emailFields ): array {
		$notifications = NamedItems::read( $gravity );
		return match ( true ) {
			array() === $gravity => array( self::off( $emailFields ) ),
			self::isOnly( FormNotification::standard( $emailFields ), $notifications ) => array(),
			default => $notifications,
		};
	}

	/**
	 * @param list<array<string, mixed>> $notifications Notifications of a form source.
	 * @param list<int>                  $emailFields   Ids of the fields for the sender's email address.
	 * @return list<array<string, mixed>>
	 */
	public static function fromSource( array $notifications, array $emailFields ): array {
		return match ( true ) {
			array() === $notifications => array( FormNotification::standard( $emailFields ) ),
			self::isOnly( self::off( $emailFields ), $notifications ) => array(),
			default => $notifications,
		};
	}

	/**
	 * @param array<string, mixed>       $notification
	 * @param list<array<string, mixed>> $notifications
	 */
	private static function isOnly( array $notification, array $notifications ): bool {
		if ( 1 !== count( $notifications ) ) {
			return false;
		}
		// The name may be in another language, flags may be of other types, and keys in any order.
		$named    = array( 'name' => $notification['name'] ) + $notifications[0];
		$expected = array_map( LooseValues::text( ... ), $notification );
		$actual   = array_map( LooseValues::text( ... ), $named );
		ksort( $expected );
		ksort( $actual );
		return $expected === $actual;
	}

	/**
	 * @param list<int> $emailFields
	 * @return array<string, mixed>
	 */
	private static function off( array $emailFields ): array {
		return array( 'isActive' => false ) + FormNotification::standard( $emailFields );
	}
}
