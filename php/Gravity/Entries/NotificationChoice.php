<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Notifications\FormNotification;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/**
 * Notifications that a client chooses: `_notifications` by id, or all of the event `_event`. Both parameters may be in
 * the query or the body.
 */
final class NotificationChoice {

	public const SUBMISSION = 'form_submission';

	/**
	 * @param list<string> $ids
	 * @param bool         $isById Whether the client named each one, so that their conditions do not apply.
	 */
	private function __construct(
		public readonly array $ids,
		public readonly bool $isById,
		public readonly string $event
	) {}

	/** @throws BadRequest When the form version that the entry was sent with has no notification with an id. */
	public static function of( Entry $entry, Input $input, FormRepository $forms ): self {
		// Use the version that the entry was sent with, as in
		// {@see \Atoll\Forms\Notifications\FormNotifications::sendFor()}.
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
