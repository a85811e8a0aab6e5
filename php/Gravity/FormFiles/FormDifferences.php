<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Gravity\LooseValues;

/** What a form as a whole does in Gravity Forms and not in Atoll. */
final class FormDifferences {

	private const ON_SUBMISSION = array( '', 'form_submission' );

	/** Settings in which merge tags are filled in here. */
	private const OF_NOTIFICATION = array( 'to', 'fromName', 'replyTo', 'cc', 'bcc', 'subject', 'message' );
	private const OF_CONFIRMATION = array( 'message', 'url', 'queryString' );

	/**
	 * @param array<string, mixed> $gravity
	 * @return list<string>
	 */
	public function of( array $gravity ): array {
		$sentences = array();
		foreach ( LooseValues::maps( $gravity['notifications'] ?? null ) as $notification ) {
			array_push( $sentences, ...$this->ofNotification( $notification ) );
		}
		foreach ( LooseValues::maps( $gravity['confirmations'] ?? null ) as $confirmation ) {
			if ( ! in_array( $confirmation['event'] ?? '', self::ON_SUBMISSION, true ) ) {
				/* translators: %s: name of a confirmation. */
				$sentences[] = sprintf( __( 'The confirmation “%s” is kept; Atoll says in its own words that a form was saved.', 'atoll' ), $this->name( $confirmation ) );
				continue;
			}
			/* translators: 1: name of a confirmation, 2: merge tags, such as {referer}. */
			$sentence = __( 'The confirmation “%1$s” has merge tags that are not filled in here as in Gravity Forms: %2$s.', 'atoll' );
			array_push( $sentences, ...$this->ofTags( $confirmation, self::OF_CONFIRMATION, $sentence ) );
			/* translators: %s: name of a confirmation. */
			$sentence = __( 'The confirmation “%s” shows shortcodes in its message as they are written.', 'atoll' );
			array_push( $sentences, ...$this->ofShortcodes( $confirmation, $sentence ) );
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

	/**
	 * @param array<string, mixed> $notification
	 * @return list<string>
	 */
	private function ofNotification( array $notification ): array {
		$name      = $this->name( $notification );
		$event     = LooseValues::text( $notification['event'] ?? '' );
		$sentences = array();
		if ( str_starts_with( $event, 'form_save' ) ) {
			/* translators: %s: name of a notification. */
			$sentences[] = sprintf( __( 'The notification “%s” is kept; Atoll sends its own email with the link to a saved form.', 'atoll' ), $name );
		} elseif ( ! in_array( $event, self::ON_SUBMISSION, true ) ) {
			/* translators: 1: name of a notification, 2: what it is sent on, as Gravity Forms calls it. */
			$sentences[] = sprintf( __( 'The notification “%1$s” is kept and never sent: nothing here tells of “%2$s”.', 'atoll' ), $name, $event );
		} else {
			/* translators: 1: name of a notification, 2: merge tags, such as {referer}. */
			$sentence  = __( 'The notification “%1$s” has merge tags that are not filled in here as in Gravity Forms: %2$s.', 'atoll' );
			$sentences = $this->ofTags( $notification, self::OF_NOTIFICATION, $sentence );
			/* translators: %s: name of a notification. */
			$sentence = __( 'The notification “%s” has shortcodes in its message, which are sent as they are written.', 'atoll' );
			array_push( $sentences, ...$this->ofShortcodes( $notification, $sentence ) );
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

	/**
	 * @param array<string, mixed> $item     A notification or a confirmation.
	 * @param list<string>         $settings
	 * @param string               $sentence With places for its name and the tags.
	 * @return list<string>
	 */
	private function ofTags( array $item, array $settings, string $sentence ): array {
		$texts = array_map( static fn( string $setting ) => LooseValues::text( $item[ $setting ] ?? '' ), $settings );
		$tags  = array_unique( MergeTags::unknown( implode( "\n", $texts ) ) );
		return array() === $tags
			? array()
			: array( sprintf( $sentence, $this->name( $item ), implode( ', ', $tags ) ) );
	}

	/**
	 * @param array<string, mixed> $item     A notification or a confirmation.
	 * @param string               $sentence With a place for its name.
	 * @return list<string>
	 */
	private function ofShortcodes( array $item, string $sentence ): array {
		return Shortcodes::areIn( LooseValues::text( $item['message'] ?? '' ) )
			? array( sprintf( $sentence, $this->name( $item ) ) )
			: array();
	}

	/** @return array<string, string> What is said of shortcodes in a form's own messages, by their settings. */
	private function messages(): array {
		return array(
			'limitEntriesMessage'    => __( 'The message that the form takes no more entries shows shortcodes as they are written.', 'atoll' ),
			'schedulePendingMessage' => __( 'The message that the form is not open yet shows shortcodes as they are written.', 'atoll' ),
			'scheduleMessage'        => __( 'The message that the form is closed shows shortcodes as they are written.', 'atoll' ),
			'requireLoginMessage'    => __( 'The message to log in first shows shortcodes as they are written.', 'atoll' ),
		);
	}

	/** @param array<string, mixed> $item */
	private function name( array $item ): string {
		return LooseValues::text( $item['name'] ?? $item['id'] ?? '' );
	}
}
