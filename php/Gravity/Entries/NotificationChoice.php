<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Notifications\FormNotification;
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
	 * @param bool         $isById Whether the client chose each, so that their conditions do not matter.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly bool $isById,
		public readonly string $event
	) {}

	/** @throws BadRequest When an id is none of the form's that the entry was sent with. */
	public static function of( Entry $entry, Input $input, FormRepository $forms ): self {
		// Of the version that was sent, as {@see \Atoll\Forms\Notifications\FormNotifications::sendFor()}
		// reads them.
		$form          = $forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$notifications = null === $form ? array() : FormNotification::allOf( $form );
		$requestedIds  = array_values(
			array_filter( array_map( 'trim', explode( ',', self::parameter( $input, '_notifications' ) ) ) )
		);
		$event         = self::parameter( $input, '_event' ) ?: self::SUBMISSION;
		foreach ( array_diff( $requestedIds, self::ids( $notifications ) ) as $unknown ) {
			throw new BadRequest(
				'notification_not_found',
				/* translators: %s: id of a notification. */
				sprintf( __( 'Notification %s not found.', 'atoll' ), $unknown ),
				404
			);
		}
		$ofEvent = array_filter(
			$notifications,
			static fn( FormNotification $notification ) => $notification->text( 'event', self::SUBMISSION ) === $event
		);
		return new self( $requestedIds ?: self::ids( $ofEvent ), array() !== $requestedIds, $event );
	}

	private static function parameter( Input $input, string $name ): string {
		return $input->text( $name ) ?: $input->field( $name );
	}

	/**
	 * @param array<FormNotification> $notifications
	 * @return list<string>
	 */
	private static function ids( array $notifications ): array {
		return array_values(
			array_filter(
				array_map(
					static fn( FormNotification $notification ) => $notification->id(),
					$notifications
				)
			)
		);
	}
}
