<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Record\ApplicationStatus;
use Atoll\Portal\Applications\Record\ApplicationStatuses;

/** Emails to clients about their application. They never quote answers, because mailboxes are not private. */
final class ClientMail {

	/** @param \Closure( int ): string $page Returns the absolute URL of an application's page. */
	public function __construct(
		private MailQueue $mailQueue,
		private MailTemplate $template,
		private ApplicationStatuses $statuses,
		private \Closure $page
	) {}

	public function documentRequested( Entry $entry, DocumentRequest $request ): void {
		$this->send(
			$entry,
			static fn(): array => array(
				/* translators: %s: a document, such as "Two recent payslips". */
				'subject'    => sprintf( __( 'We need a document from you: %s', 'atoll' ), $request->title ),
				'paragraphs' => array(
					__( 'To continue with your application we need this from you:', 'atoll' ),
					$request->title,
					$request->note,
				),
				'link'       => __( 'Send it from your application’s page', 'atoll' ),
				'end'        => __( 'Please do not reply with the document. What you send from your page stays private between you and us.', 'atoll' ),
			)
		);
	}

	public function requestWithdrawn( Entry $entry, DocumentRequest $request ): void {
		$this->send(
			$entry,
			static fn(): array => array(
				/* translators: %s: a document, such as "Two recent payslips". */
				'subject'    => sprintf( __( 'No longer needed: %s', 'atoll' ), $request->title ),
				'paragraphs' => array( __( 'We asked you for this document but no longer need it. You do not need to do anything:', 'atoll' ), $request->title ),
				'link'       => __( 'See your application', 'atoll' ),
			)
		);
	}

	/** Sends a message from the broker when the status has not changed. */
	public function messageSent( Entry $entry, string $message ): void {
		$this->send(
			$entry,
			static fn(): array => array(
				'subject'    => __( 'A message about your application', 'atoll' ),
				'paragraphs' => array( __( 'We have a message about your application:', 'atoll' ), $message ),
				'link'       => __( 'See your application', 'atoll' ),
			)
		);
	}

	/** @param string $message Message from the broker; may be empty. */
	public function statusChanged( Entry $entry, ApplicationStatus $status, string $message ): void {
		$this->send(
			$entry,
			fn(): array => $this->statusTexts( $this->statuses->find( $status->name ) ?? $status, $message )
		);
	}

	/** @return array{subject: string, paragraphs: list<string>, link: string} */
	private function statusTexts( ApplicationStatus $status, string $message ): array {
		return array(
			/* translators: %s: a status, such as "With the lender". */
			'subject'    => sprintf( __( 'Your application: %s', 'atoll' ), $status->title ),
			'paragraphs' => array(
				/* translators: %s: a status, such as "With the lender". */
				sprintf( __( 'The status of your application is now: %s.', 'atoll' ), $status->title ),
				$status->sentence,
				$message,
			),
			'link'       => __( 'See your application', 'atoll' ),
		);
	}

	/**
	 * Queues an email, unless the application has no owner: without one, nobody could open its page.
	 *
	 * @param \Closure(): array{subject: string, paragraphs: list<string>, link: string, end?: string} $texts Arguments
	 * for {@see message()}, in the client's language.
	 */
	private function send( Entry $entry, \Closure $texts ): void {
		$client = ApplicationClient::of( $entry );
		if ( null !== $client ) {
			$message = SiteLanguage::ofUser(
				$client->userId,
				fn(): MailMessage => $this->message( $client, $entry, ...$texts() )
			);
			$this->mailQueue->queue( $message, $entry->id, $entry->formNumber );
		}
	}

	/**
	 * @param list<string> $paragraphs Plain text; empty ones are left out.
	 * @param string       $link       Label of the link to the application.
	 * @param string       $end        Paragraph below the link; may be empty.
	 */
	private function message(
		ApplicationClient $client,
		Entry $entry,
		string $subject,
		array $paragraphs,
		string $link,
		string $end = ''
	): MailMessage {
		$hello = '' === $client->firstName
			? __( 'Hello,', 'atoll' )
			/* translators: %s: first name of a person. */
			: sprintf( __( 'Hello %s,', 'atoll' ), $client->firstName );
		$page = ( $this->page )( $entry->id );
		$html = implode( "\n", array_map( $this->paragraph( ... ), array_filter( array( $hello, ...$paragraphs ) ) ) )
			. sprintf( "\n<p><a href=\"%s\">%s</a></p>\n", esc_url( $page ), esc_html( $link ) )
			. ( '' === $end ? '' : $this->paragraph( $end ) . "\n" )
			. $this->paragraph( $this->template->siteName() );
		return new MailMessage(
			array( $client->email ),
			$subject,
			$this->template->html( $subject, $html ),
			$this->template->text( $html ),
			toUser: $client->userId
		);
	}

	private function paragraph( string $text ): string {
		return '<p>' . str_replace( "\n", '<br>', esc_html( $text ) ) . '</p>';
	}
}
