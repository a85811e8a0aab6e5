<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/**
 * Which notifications a client asks for: `_notifications` by their ids, or all of the event `_event`. In the address or
 * the body.
 */
final class NotificationChoice {

	public const SUBMISSION = 'form_submission';

	/**
	 * @param list<string> $ids
	 * @param bool         $isNamed Whether the client chose each, so that their conditions do not matter.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly bool $isNamed,
		public readonly string $event
	) {}

	/** @throws BadRequest When a named one is none of the form's as the entry was sent with. */
	public static function of( Entry $entry, Input $input, FormRepository $forms ): self {
		// Of the form as it was sent, which says whom {@see \Atoll\Forms\Notifications\FormNotifications::sendFor()}
		// tells.
		$own   = LooseValues::maps( $forms->findVersion( $entry->formNumber, $entry->formVersion )?->notifications() );
		$named = array_values(
			array_filter( array_map( 'trim', explode( ',', self::sent( $input, '_notifications' ) ) ) )
		);
		$event = self::sent( $input, '_event' ) ?: self::SUBMISSION;
		foreach ( array_diff( $named, self::ids( $own ) ) as $unknown ) {
			throw new BadRequest(
				'notification_not_found',
				/* translators: %s: id of a notification. */
				sprintf( __( 'Notification %s not found.', 'atoll' ), $unknown ),
				404
			);
		}
		$ofEvent = array_filter(
			$own,
			static fn( array $one ) => ( LooseValues::text( $one['event'] ?? '' ) ?: self::SUBMISSION ) === $event
		);
		return new self( $named ?: self::ids( $ofEvent ), array() !== $named, $event );
	}

	private static function sent( Input $input, string $name ): string {
		return $input->text( $name ) ?: $input->field( $name );
	}

	/**
	 * @param array<array<string, mixed>> $notifications
	 * @return list<string>
	 */
	private static function ids( array $notifications ): array {
		return array_values(
			array_filter(
				array_map( static fn( array $one ) => LooseValues::text( $one['id'] ?? '' ), $notifications )
			)
		);
	}
}
