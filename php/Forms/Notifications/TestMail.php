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
use Atoll\Platform\Errors\MailNotSent;

/** A notification as it would arrive, sent to whoever edits it and to nobody else. */
final class TestMail {

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct(
		private NotificationComposer $composer,
		private SampleAnswers $answers,
		private MailTransport $transport,
		private \Closure $now
	) {}

	/**
	 * Sends it at once, so that the answer says what the mail server said.
	 *
	 * @throws MailNotSent
	 */
	public function send( FormNotification $notification, Form $form, Visitor $editor, string $to ): void {
		$written = $this->composer->compose(
			$notification,
			$form,
			$this->answers->of( $form ),
			// Never sent: what tags say of an entry, they say of this one.
			Entry::blank( $form, $editor, home_url( '/' ), $this->moment() )
		);
		$test    = new MailMessage(
			array( $to ),
			/* translators: %s: subject of a mail. */
			sprintf( __( 'Test: %s', 'atoll' ), $written->subject ),
			$written->html,
			$written->text,
			array(),
			$written->fromName
		);
		try {
			$this->transport->send(
				new QueuedMail(
					0,
					QueuedMail::WAITING,
					$form->id(),
					0,
					$test,
					0,
					array(),
					$this->moment(),
					$this->moment()
				)
			);
		} catch ( MailRefused $refused ) {
			throw new MailNotSent( $refused->getMessage() );
		}
	}

	/** UTC. */
	private function moment(): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() );
	}
}
