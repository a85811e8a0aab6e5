<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Entries\Entry;
use Atoll\Entries\MergeFormat;
use Atoll\Entries\MergeTags;
use Atoll\Forms\Answers;
use Atoll\Forms\Form;

/** Writes the mail of a notification. */
final class Composer {

	public function __construct( private MergeTags $tags, private Recipients $recipients, private Letter $letter ) {}

	public function compose( Notification $notification, Form $form, Answers $answers, Entry $entry ): Message {
		$fill    = fn( string $written, MergeFormat $format ) => $this->tags->fill( $written, $format, $form, $answers, $entry );
		$list    = fn( string $setting ) => $this->recipients->addresses( $notification->text( $setting ), $form, $answers, $entry );
		$message = $notification->text( 'message', '{all_fields:admin}' );
		$subject = $fill( $notification->text( 'subject', '{form_title}' ), MergeFormat::Text );
		return new Message(
			$this->recipients->of( $notification, $form, $answers, $entry ),
			$subject,
			// Cleaned once the answers are in: none becomes an address that runs script, and tags may stand in addresses.
			$this->letter->html( $subject, wp_kses_post( $fill( $this->markup( $message ), MergeFormat::Html ) ) ),
			$fill( $this->letter->text( $message ), MergeFormat::Text ),
			array(
				'reply_to' => $list( 'replyTo' ),
				'cc'       => $list( 'cc' ),
				'bcc'      => $list( 'bcc' ),
			),
			Message::line( $fill( $notification->text( 'fromName' ), MergeFormat::Text ) ),
		);
	}

	/** What an editor wrote, as HTML; a table of answers stands by itself, not in a paragraph. */
	private function markup( string $message ): string {
		return (string) preg_replace( '~<p>\s*(\{all_fields[^{}]*\})\s*</p>~', '$1', wpautop( $message ) );
	}
}
