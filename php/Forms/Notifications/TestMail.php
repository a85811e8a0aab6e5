<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailRefused;
use Atoll\Forms\Mail\Queue\MailTransport;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\SiteLanguage;

/** Sends a notification as it would arrive, only to the user who is editing it. */
final class TestMail {

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private NotificationComposer $composer,
		private SampleAnswers $answers,
		private MailTransport $transport,
		private \Closure $clock
	) {}

	/**
	 * Sends the mail at once, so that the response can show the mail server's error.
	 *
	 * @throws MailNotSent
	 */
	public function send( FormNotification $notification, Form $form, Visitor $editor, string $to ): void {
		$message = SiteLanguage::in( fn(): MailMessage => $this->message( $notification, $form, $editor, $to ) );
		try {
			$this->transport->send(
				new QueuedMail(
					0,
					QueuedMail::WAITING,
					$form->id(),
					0,
					$message,
					0,
					array(),
					$this->time(),
					$this->time()
				)
			);
		} catch ( MailRefused $refused ) {
			throw new MailNotSent( $refused->getMessage() );
		}
	}

	private function message( FormNotification $notification, Form $form, Visitor $editor, string $to ): MailMessage {
		$composed = $this->composer->compose(
			$notification,
			$form,
			$this->answers->generate( $form ),
			// Not stored; provides values for merge tags about entries.
			Entry::blank( $form, $editor, home_url( '/' ), $this->time() )
		);
		return new MailMessage(
			array( $to ),
			/* translators: %s: subject of a mail. */
			sprintf( __( 'Test: %s', 'atoll' ), $composed->subject ),
			$composed->html,
			$composed->text,
			array(),
			$composed->fromName
		);
	}

	/** Returns the time in UTC. */
	private function time(): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() );
	}
}
