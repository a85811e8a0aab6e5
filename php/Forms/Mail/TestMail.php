<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Engine\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\MailNotSent;

/** A notification as it would arrive, sent to whoever edits it and to nobody else. */
final class TestMail {

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private Composer $composer, private SampleAnswers $answers, private Postman $postman, private \Closure $now ) {}

	/**
	 * Sends it at once, so that the answer says what the mail server said.
	 *
	 * @throws MailNotSent
	 */
	public function send( Notification $notification, Form $form, Visitor $editor, string $to ): void {
		$written = $this->composer->compose( $notification, $form, $this->answers->of( $form ), $this->entry( $form, $editor ) );
		$test    = new Message(
			array( $to ),
			/* translators: %s: subject of a mail. */
			sprintf( __( 'Test: %s', 'atoll' ), $written->subject ),
			$written->html,
			$written->text,
			array(),
			$written->fromName
		);
		try {
			$this->postman->send( new Mail( 0, Mail::WAITING, $form->id(), 0, $test, 0, array(), $this->moment(), $this->moment() ) );
		} catch ( NotSent $failure ) {
			throw new MailNotSent( $failure->getMessage() );
		}
	}

	/** One that was never sent: what tags say of an entry, they say of this one. */
	private function entry( Form $form, Visitor $editor ): Entry {
		return new Entry( 0, $form->id(), $form->version(), 'active', array(), $editor->userId(), $editor->ip(), $editor->userAgent(), home_url( '/' ), false, false, $this->moment(), $this->moment(), 1 );
	}

	/** UTC. */
	private function moment(): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() );
	}
}
