<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Engine\Answers;
use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\MergeFormat;
use Atoll\Forms\Entries\MergeTags;

/** Writes the mail of a notification. */
final class Composer {

	public function __construct( private MergeTags $tags, private Recipients $recipients, private Letter $letter ) {}

	/**
	 * One for all whom the editor named, and one for each whom an answer names: what is written to these is harmless.
	 *
	 * @return list<Message> Empty when there is nobody to send to.
	 */
	public function messages( Notification $notification, Form $form, Answers $answers, Entry $entry ): array {
		$named = $this->recipients->named( $notification, $form, $answers, $entry );
		$all   = $this->compose( $notification, $form, $answers, $entry );
		$known = array() === $named ? $all : $all->without( $named );
		$own   = array_map( fn( string $address ) => $this->compose( $notification, $form, $answers, $entry, $address ), $named );
		return array_values( array_filter( array( $known, ...$own ), static fn( Message $message ) => array() !== $message->to ) );
	}

	/** @param string $named Whom alone it is to, because an answer names them; empty for those of the notification. */
	public function compose( Notification $notification, Form $form, Answers $answers, Entry $entry, string $named = '' ): Message {
		$tags    = '' === $named ? $this->tags : $this->tags->harmless();
		$fill    = static fn( string $written, MergeFormat $format ) => $tags->fill( $written, $format, $form, $answers, $entry );
		$list    = fn( string $setting ) => $this->recipients->addresses( $notification->text( $setting ), $form, $answers, $entry );
		// Labels for staff are none of a visitor's.
		$message = $notification->text( 'message', '' === $named ? '{all_fields:admin}' : '{all_fields}' );
		$subject = $fill( $notification->text( 'subject', '{form_title}' ), MergeFormat::Text );
		return new Message(
			'' === $named ? $this->recipients->of( $notification, $form, $answers, $entry ) : array( $named ),
			$subject,
			// Cleaned once the answers are in: none becomes an address that runs script, and tags may stand in addresses.
			$this->letter->html( $subject, wp_kses_post( $fill( $this->markup( $message ), MergeFormat::Html ) ) ),
			$fill( $this->letter->text( $message ), MergeFormat::Text ),
			array( 'reply_to' => $list( 'replyTo' ) ) + ( '' === $named ? array(
				'cc'  => $list( 'cc' ),
				'bcc' => $list( 'bcc' ),
			) : array() ),
			Message::line( $fill( $notification->text( 'fromName' ), MergeFormat::Text ) ),
			bounded: '' !== $named,
		);
	}

	/** What an editor wrote, as HTML; a table of answers stands by itself, not in a paragraph. */
	private function markup( string $message ): string {
		return (string) preg_replace( '~<p>\s*(\{all_fields[^{}]*\})\s*</p>~', '$1', wpautop( $message ) );
	}
}
