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
use Atoll\Platform\SiteLanguage;

/** Composes the mail of a notification. */
final class NotificationComposer {

	public function __construct(
		private MergeTags $tags,
		private NotificationRecipients $recipients,
		private MailTemplate $template
	) {}

	/**
	 * Composes one mail to all recipients set by the editor, in the site's own language, and one to each address from
	 * an answer, in the language of the page. In the latter, answers are shortened and links in them left out.
	 *
	 * @return list<MailMessage> Empty if there are no recipients.
	 */
	public function messages( FormNotification $notification, Form $form, Answers $answers, Entry $entry ): array {
		$fromAnswers = $this->recipients->addressesFromAnswers( $notification, $form, $answers, $entry );
		$all         = SiteLanguage::in( fn() => $this->compose( $notification, $form, $answers, $entry ) );
		if ( array() === $fromAnswers ) {
			return array() === $all->to ? array() : array( $all );
		}
		$toOthers = $all->withoutRecipients( $fromAnswers );
		$toEach   = SiteLanguage::inPages(
			fn() => array_map(
				fn( string $address ) => $this->compose( $notification, $form, $answers, $entry, $address ),
				$this->recipients->once( $fromAnswers )
			)
		);
		return array() === $toOthers->addressees() ? $toEach : array( $toOthers, ...$toEach );
	}

	/** @param string $onlyTo The only recipient, an address from an answer; empty for those of the notification. */
	public function compose(
		FormNotification $notification,
		Form $form,
		Answers $answers,
		Entry $entry,
		string $onlyTo = ''
	): MailMessage {
		$tags = '' === $onlyTo ? $this->tags : $this->tags->withUntrustedText();
		$fill = static fn( string $template, MergeTagFormat $format ) => $tags->fill(
			$template,
			$format,
			$form,
			$answers,
			$entry
		);
		$list = fn( string $setting ) => $this->recipients->addresses(
			$notification->text( $setting ),
			$form,
			$answers,
			$entry
		);
		// Labels for staff are left out of mail to visitors.
		$message = $tags->fillAddresses(
			$notification->text( 'message', '' === $onlyTo ? '{all_fields:admin}' : '{all_fields}' ),
			$form,
			$answers,
			$entry
		);
		$markup  = $this->markup( $message, $notification->isAutoformatted() );
		$subject = $fill( $notification->text( 'subject', '{form_title}' ), MergeTagFormat::Text );
		$to      = '' === $onlyTo
			? $this->recipients->resolve( $notification, $form, $answers, $entry )
			: array( $onlyTo );
		return new MailMessage(
			$to,
			$subject,
			// Sanitised after the answers are filled in, so that no answer becomes a URL that runs a script, and merge
			// tags may be in URLs.
			$this->template->html( $subject, wp_kses_post( $fill( $markup, MergeTagFormat::Html ) ) ),
			$fill( $this->template->text( $message ), MergeTagFormat::Text ),
			array( 'reply_to' => $list( 'replyTo' ) ) + ( '' === $onlyTo ? array(
				'cc'  => $list( 'cc' ),
				'bcc' => $list( 'bcc' ),
			) : array() ),
			MailMessage::line( $fill( $notification->text( 'fromName' ), MergeTagFormat::Text ) ),
			bounded: '' !== $onlyTo,
			// Follows only an address that is always confirmed.
			toUser: $this->recipients->areOnlySender( $to, $entry ) ? $entry->createdBy : 0,
		);
	}

	/** Converts the editor's message to HTML. The merge tag for all answers is not put into a paragraph. */
	private function markup( string $message, bool $isAutoformatted ): string {
		$html = $isAutoformatted ? wpautop( $message ) : $message;
		return (string) preg_replace( '~<p>\s*(\{all_fields[^{}]*\})\s*</p>~', '$1', $html );
	}
}
