<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Forms\Notifications\FormNotification;
use Atoll\Gravity\LooseValues;

/**
 * A form without notifications tells nobody in Gravity Forms, and the site's administrator address here. So none there
 * is the standard one here, switched off where the editor sees it; and none here is the standard one there.
 */
final class StandardNotification {

	/**
	 * @param mixed     $gravity     As it came; what is no list says nothing, so that Atoll's rule holds.
	 * @param list<int> $emailFields Ids of the questions for an email address.
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
	 * @param list<array<string, mixed>> $notifications Of the source.
	 * @param list<int>                  $emailFields   As above.
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
		// The name in whatever language, flags as whoever wrote them, keys in any order.
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
