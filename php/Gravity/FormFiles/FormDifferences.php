<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\LooseValues;

/** Reports what a form as a whole does in Gravity Forms but not in Atoll. */
final class FormDifferences {

	private const ON_SUBMISSION = array( '', 'form_submission' );

	/**
	 * @param array<string, mixed> $gravity
	 * @param list<int>            $kept    Ids of the form's kept fields, which visitors do not fill in.
	 * @return list<string>
	 */
	public function describe( array $gravity, array $kept ): array {
		$texts     = new TextDifferences( $kept );
		$sentences = array();
		foreach ( LooseValues::maps( $gravity['notifications'] ?? null ) as $notification ) {
			array_push( $sentences, ...$this->ofNotification( $notification, $texts ) );
		}
		foreach ( LooseValues::maps( $gravity['confirmations'] ?? null ) as $confirmation ) {
			if ( ! self::isOnSubmission( $confirmation ) ) {
				/* translators: %s: name of a confirmation. */
				$sentences[] = sprintf( __( 'The confirmation “%s” is kept; Atoll says in its own words that a form was saved.', 'atoll' ), TextDifferences::name( $confirmation ) );
				continue;
			}
			array_push( $sentences, ...$texts->ofConfirmation( $confirmation ) );
		}
		foreach ( $this->messages() as $setting => $sentence ) {
			if ( Shortcodes::areIn( LooseValues::text( $gravity[ $setting ] ?? '' ) ) ) {
				$sentences[] = $sentence;
			}
		}
		$retention = LooseValues::map( LooseValues::map( $gravity['personalData'] ?? null )['retention'] ?? null );
		if ( 'trash' === ( $retention['policy'] ?? '' ) ) {
			$sentences[] = __( 'Old entries are not moved to the trash by age. Say in the form’s settings after how many days they are deleted.', 'atoll' );
		}
		return $sentences;
	}

	/** @param array<string, mixed> $item A notification or a confirmation. */
	public static function isOnSubmission( array $item ): bool {
		return in_array( $item['event'] ?? '', self::ON_SUBMISSION, true );
	}

	/**
	 * @param array<string, mixed> $notification
	 * @return list<string>
	 */
	private function ofNotification( array $notification, TextDifferences $texts ): array {
		$name      = TextDifferences::name( $notification );
		$event     = LooseValues::text( $notification['event'] ?? '' );
		$sentences = array();
		if ( str_starts_with( $event, 'form_save' ) ) {
			/* translators: %s: name of a notification. */
			$sentences[] = sprintf( __( 'The notification “%s” is kept; Atoll sends its own email with the link to a saved form.', 'atoll' ), $name );
		} elseif ( ! self::isOnSubmission( $notification ) ) {
			/* translators: 1: name of a notification, 2: what it is sent on, as Gravity Forms calls it. */
			$sentences[] = sprintf( __( 'The notification “%1$s” is kept and never sent: nothing here tells of “%2$s”.', 'atoll' ), $name, $event );
		} else {
			$sentences = $texts->ofNotification( $notification );
		}
		if ( ! empty( $notification['enableAttachments'] ) ) {
			/* translators: %s: name of a notification. */
			$sentences[] = sprintf( __( 'The notification “%s” names uploaded files and does not attach them.', 'atoll' ), $name );
		}
		if ( ! in_array( $notification['service'] ?? 'wordpress', array( '', 'wordpress' ), true ) ) {
			/* translators: 1: name of a notification, 2: name of a mail service. */
			$sentences[] = sprintf( __( 'The notification “%1$s” is sent like all emails of this site, not through “%2$s”.', 'atoll' ), $name, LooseValues::text( $notification['service'] ) );
		}
		return $sentences;
	}

	/** @return array<string, string> Sentences about shortcodes in the form's own messages, by setting. */
	private function messages(): array {
		return array(
			'limitEntriesMessage'    => __( 'The message that the form takes no more entries shows shortcodes as they are written.', 'atoll' ),
			'schedulePendingMessage' => __( 'The message that the form is not open yet shows shortcodes as they are written.', 'atoll' ),
			'scheduleMessage'        => __( 'The message that the form is closed shows shortcodes as they are written.', 'atoll' ),
			'requireLoginMessage'    => __( 'The message to log in first shows shortcodes as they are written.', 'atoll' ),
		);
	}
}
