<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Gravity\LooseValues;

/** Reports merge tags and shortcodes in notifications and confirmations that work differently from Gravity Forms. */
final class TextDifferences {

	private const ADDRESSES = array( 'to', 'replyTo', 'cc', 'bcc' );

	/** @param list<int> $kept Ids of the form's kept fields, which visitors do not fill in. */
	public function __construct( private array $kept ) {}

	/**
	 * Leaves out addresses that come from a kept field: the compiler's warnings report these.
	 *
	 * @param array<string, mixed> $notification
	 * @return list<string>
	 */
	public function ofNotification( array $notification ): array {
		$text = self::joined( $notification, array( 'fromName', 'subject', 'message' ) );
		return self::sentences(
			$notification,
			array(
				/* translators: 1: name of a notification, 2: merge tags, such as {referer}. */
				__( 'The notification “%1$s” has merge tags that are not filled in here as in Gravity Forms: %2$s.', 'atoll' )
					=> $this->unknown( $text . "\n" . self::joined( $notification, self::ADDRESSES ) ),
				/* translators: 1: name of a notification, 2: merge tags, such as {Guests:5}. */
				__( 'The notification “%1$s” has merge tags of fields that are not asked here, which stay empty: %2$s.', 'atoll' )
					=> MergeTags::ofFields( $this->kept, $text ),
				/* translators: %s: name of a notification. */
				__( 'The notification “%s” has shortcodes in its message, which are sent as they are written.', 'atoll' )
					=> self::shortcodes( $notification ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $confirmation
	 * @return list<string>
	 */
	public function ofConfirmation( array $confirmation ): array {
		$text = self::joined( $confirmation, array( 'message', 'url', 'queryString' ) );
		return self::sentences(
			$confirmation,
			array(
				/* translators: 1: name of a confirmation, 2: merge tags, such as {referer}. */
				__( 'The confirmation “%1$s” has merge tags that are not filled in here as in Gravity Forms: %2$s.', 'atoll' )
					=> $this->unknown( $text ),
				/* translators: 1: name of a confirmation, 2: merge tags, such as {Guests:5}. */
				__( 'The confirmation “%1$s” has merge tags of fields that are not asked here, which stay empty: %2$s.', 'atoll' )
					=> MergeTags::ofFields( $this->kept, $text ),
				/* translators: %s: name of a confirmation. */
				__( 'The confirmation “%s” shows shortcodes in its message as they are written.', 'atoll' )
					=> self::shortcodes( $confirmation ),
			)
		);
	}

	/**
	 * @param array<string, mixed>        $item  A notification or a confirmation.
	 * @param array<string, list<string>> $found What was found, by sentence; sentences without any are left out.
	 * @return list<string>
	 */
	private static function sentences( array $item, array $found ): array {
		$told = array_filter( $found );
		return array_map(
			static fn( string $said, array $tags ) => sprintf( $said, self::name( $item ), implode( ', ', $tags ) ),
			array_keys( $told ),
			$told
		);
	}

	/** @return list<string> */
	private function unknown( string $text ): array {
		return array_values( array_diff( MergeTags::unknown( $text ), MergeTags::ofFields( $this->kept, $text ) ) );
	}

	/**
	 * @param array<string, mixed> $item
	 * @return list<string> The message, if it has shortcodes.
	 */
	private static function shortcodes( array $item ): array {
		$message = LooseValues::text( $item['message'] ?? '' );
		return Shortcodes::areIn( $message ) ? array( $message ) : array();
	}

	/**
	 * @param array<string, mixed> $item
	 * @param list<string>         $settings
	 */
	private static function joined( array $item, array $settings ): string {
		return implode(
			"\n",
			array_map( static fn( string $setting ) => LooseValues::text( $item[ $setting ] ?? '' ), $settings )
		);
	}

	/** @param array<string, mixed> $item */
	public static function name( array $item ): string {
		return LooseValues::text( $item['name'] ?? $item['id'] ?? '' );
	}
}
