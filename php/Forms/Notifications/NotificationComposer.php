<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Forms\MergeTags\MergeTagFormat;
use Atoll\Forms\MergeTags\MergeTags;

/** Writes the mail of a notification. */
final class NotificationComposer {

	public function __construct(
		private MergeTags $tags,
		private NotificationRecipients $recipients,
		private MailTemplate $template
	) {}

	/**
	 * One for all whom the editor named, and one for each whom an answer names: what is written to these is harmless.
	 *
	 * @return list<MailMessage> Empty when there is nobody to send to.
	 */
	public function messages( FormNotification $notification, Form $form, Answers $answers, Entry $entry ): array {
		$named = $this->recipients->named( $notification, $form, $answers, $entry );
		$all   = $this->compose( $notification, $form, $answers, $entry );
		$known = array() === $named ? $all : $all->withoutRecipients( $named );
		$own   = array_map(
			fn( string $address ) => $this->compose( $notification, $form, $answers, $entry, $address ),
			$named
		);
		return array_values(
			array_filter( array( $known, ...$own ), static fn( MailMessage $message ) => array() !== $message->to )
		);
	}

	/** @param string $named Whom alone it is to, because an answer names them; empty for those of the notification. */
	public function compose(
		FormNotification $notification,
		Form $form,
		Answers $answers,
		Entry $entry,
		string $named = ''
	): MailMessage {
		$tags    = '' === $named ? $this->tags : $this->tags->harmless();
		$fill    = static fn( string $written, MergeTagFormat $format ) => $tags->fill(
			$written,
			$format,
			$form,
			$answers,
			$entry
		);
		$list    = fn( string $setting ) => $this->recipients->addresses(
			$notification->text( $setting ),
			$form,
			$answers,
			$entry
		);
		// Labels for staff are none of a visitor's.
		$message = $notification->text( 'message', '' === $named ? '{all_fields:admin}' : '{all_fields}' );
		$subject = $fill( $notification->text( 'subject', '{form_title}' ), MergeTagFormat::Text );
		return new MailMessage(
			'' === $named ? $this->recipients->of( $notification, $form, $answers, $entry ) : array( $named ),
			$subject,
			// Cleaned once the answers are in: none becomes an address that runs script, and tags may stand in
			// addresses.
			$this->template->html( $subject, wp_kses_post( $fill( $this->markup( $message ), MergeTagFormat::Html ) ) ),
			$fill( $this->template->text( $message ), MergeTagFormat::Text ),
			array( 'reply_to' => $list( 'replyTo' ) ) + ( '' === $named ? array(
				'cc'  => $list( 'cc' ),
				'bcc' => $list( 'bcc' ),
			) : array() ),
			MailMessage::line( $fill( $notification->text( 'fromName' ), MergeTagFormat::Text ) ),
			bounded: '' !== $named,
		);
	}

	/** What an editor wrote, as HTML; a table of answers stands by itself, not in a paragraph. */
	private function markup( string $message ): string {
		return (string) preg_replace( '~<p>\s*(\{all_fields[^{}]*\})\s*</p>~', '$1', wpautop( $message ) );
	}
}
